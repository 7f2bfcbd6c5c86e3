import { organizationMembers } from '@valia/db/schema/identity/organizations.ts';
import { templates } from '@valia/db/schema/workspace/templates.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { templateLibrary } from '@valia/domain/testing/template-library.ts';
import { parseTemplate } from '@valia/domain/templates/parse-template.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { publishTemplateVersion } from './library-template-verbs.ts';
import {
  changeTemplate,
  copyTemplate,
  getTemplate,
  getTemplateVersion,
  listTemplates,
  saveTemplateVersion,
} from './template-verbs.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const [letter] = templateLibrary;
const libraryId = letter?.id ?? '';
const mine = () => suite.contextOf(suite.adviser);
const copied = async () =>
  (await copyTemplate({ ctx: mine(), input: { id: libraryId, name: 'Mi encargo' } })).id;
const version = { language: 'es', basedOn: 1, note: 'Más corta', followsSpanish: true } as const;

describe('the library', () => {
  test('comes whole, in the order of a deal, for everybody who is signed in', async () => {
    const { items, documents, drafts } = await listTemplates({
      ctx: suite.contextOf(suite.stranger),
      input: { search: '', language: 'es' },
    });
    expect(items.map(({ id }) => id)).toEqual(templateLibrary.map(({ id }) => id));
    expect(items.map(({ fields }) => fields)).toEqual(
      templateLibrary.map(({ sources }) => parseTemplate(sources.es).fields.length),
    );
    expect([documents, drafts]).toEqual([0, 0]);
    expect(items[0]).toMatchObject({ owner: 'firm', versions: { en: { number: 1, follows: 1 } } });
  });

  test('is searched in names and clauses, in the language asked for', async () => {
    const found = async (search: string, language: 'es' | 'en') =>
      (
        await listTemplates({ ctx: suite.contextOf(suite.stranger), input: { search, language } })
      ).items.map(({ names }) => names.es);
    expect(await found('locked box', 'es')).toEqual(['Términos del contrato']);
    expect(await found('GROSS NEGLIGENCE', 'en')).toEqual(['Carta de encargo de venta']);
    expect(await found('gross negligence', 'es')).toEqual([]);
  });

  test('is published by administrators alone, and what stands behind Spanish shows', async () => {
    const input = { ...version, id: libraryId, source: '# Carta\nNueva' };
    await expect(publishTemplateVersion({ ctx: mine(), input })).rejects.toMatchObject({
      code: 'forbidden',
    });
    const admin = await createAdviser(suite.database.db, { role: 'admin', secondFactor: true });
    const ctx = suite.contextOf(admin);
    const published = await publishTemplateVersion({ ctx, input });
    expect(published.versions).toMatchObject({ es: { number: 2 }, ca: { number: 1, follows: 1 } });
    const english = { ...input, language: 'en', source: '# Letter\nNew' } as const;
    const followed = await publishTemplateVersion({ ctx, input: english });
    expect(followed.versions.en).toMatchObject({ number: 2, follows: 2 });
    expect(followed.history[0]).toMatchObject({ number: 2, note: 'Más corta' });
  });
});

describe('a copy of my own', () => {
  test('takes the current texts, goes on by versions, and gives earlier ones back', async () => {
    const id = await copied();
    const input = { ...version, id, source: '# Mi carta\nCon {{price}}' };
    const saved = await saveTemplateVersion({ ctx: mine(), input });
    expect(saved).toMatchObject({ owner: 'mine', sources: { es: input.source } });
    const first = await getTemplateVersion({
      ctx: mine(),
      input: { id, language: 'es', number: 1 },
    });
    expect(first.source).toContain('# Carta');
  });

  test('a broken field is named by its line, and nothing is saved', async () => {
    const id = await copied();
    const input = { ...version, id, source: '# Carta\n\nPor {{preico}} y {{price' };
    await expect(saveTemplateVersion({ ctx: mine(), input })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: [{ path: 'source.3' }, { path: 'source.3' }],
    });
    expect((await getTemplate({ ctx: mine(), input: { id } })).versions.es.number).toBe(1);
  });

  test('of two who save from one version, the second is told', async () => {
    const id = await copied();
    const input = { ...version, id, source: '# Carta' };
    const results = await Promise.allSettled([
      saveTemplateVersion({ ctx: mine(), input }),
      saveTemplateVersion({ ctx: mine(), input }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('is nobody else’s until it is shared, and then read by the organization alone', async () => {
    const { db } = suite.database;
    const id = await copied();
    const member = await createAdviser(db);
    const { organizationId } = suite.adviser;
    await db
      .update(organizationMembers)
      .set({ organizationId, role: 'member' })
      .where(eq(organizationMembers.userId, member.userId));
    const read = (who: typeof member) =>
      getTemplate({ ctx: suite.contextOf(who), input: { id } }).then(
        ({ owner }) => owner,
        ({ code }: { code: string }) => code,
      );
    expect(await read(member)).toBe('not-found');
    await changeTemplate({ ctx: mine(), input: { id, isShared: true } });
    expect([await read(member), await read(suite.stranger)]).toEqual(['organization', 'not-found']);
    const input = { ...version, id, source: '# Otra' };
    await expect(
      saveTemplateVersion({ ctx: suite.contextOf(member), input }),
    ).rejects.toMatchObject({ code: 'not-found' });
    await changeTemplate({ ctx: mine(), input: { id, isArchived: true } });
    expect(await read(member)).toBe('not-found');
    await changeTemplate({ ctx: mine(), input: { id, isArchived: false } });
    expect(await db.$count(templates, eq(templates.id, id))).toBe(1);
  });
});
