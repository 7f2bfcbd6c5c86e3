import { createHash, randomUUID } from 'node:crypto';
import { appRouter } from '@valia/api/app-router.ts';
import { startingDeals } from '@valia/db/reference/deal-multiples.ts';
import { budgets } from '@valia/db/schema/workspace/budgets.ts';
import { savedFeePresets } from '@valia/db/schema/workspace/saved-fee-presets.ts';
import { templateDocuments } from '@valia/db/schema/workspace/template-documents.ts';
import { alertSettings } from '@valia/db/schema/firm/alert-settings.ts';
import { sectorMultipleSets } from '@valia/db/schema/firm/sector-multiple-sets.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { emptyBudgetRow } from '@valia/domain/budgets/budget-document.ts';
import { defaultFeeTerms } from '@valia/domain/fees/default-fee-terms.ts';
import { templateLibrary } from '@valia/domain/testing/template-library.ts';
import { futureReleaseKey, addUnknownKeys } from '@valia/domain/testing/add-unknown-keys.ts';
import { diffDocuments } from '@valia/domain/valuation-patch/diff-documents.ts';
import { canonicalJson } from '@valia/domain/valuations/document/canonical-json.ts';
import {
  createValuationSuite,
  type ValuationSuite,
} from '@valia/services/testing/create-valuation-suite.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let suite: ValuationSuite;
let administrator: TestAdviser;
beforeAll(async () => {
  suite = await createValuationSuite();
  administrator = await createAdviser(suite.database.db, {
    role: 'admin',
    globalAdmin: true,
    secondFactor: true,
  });
});
afterAll(() => suite.database.close());

const apiOf = (adviser: TestAdviser) =>
  appRouter.createCaller({
    ...suite.contextOf(adviser),
    sessionCookie: { set: () => undefined, clear: () => undefined },
    log: { error: () => undefined, warn: () => undefined },
  });

const unknownField = (path: string) => ({
  cause: { code: 'invalid-input', fields: [{ path, code: 'unknown-field' }] },
});

/** Creates a valuation that a later release has saved. */
const givenLater = async () => {
  const { id } = await suite.given(suite.contextOf(suite.adviser));
  const document = addUnknownKeys(suite.computable);
  await suite.database.db.update(valuations).set({ document }).where(eq(valuations.id, id));
  return { id, document };
};

describe('a valuation of a later release', () => {
  test('is answered as it is stored, and takes changes and whole documents', async () => {
    const api = apiOf(suite.adviser).valuations;
    const { id, document } = await givenLater();
    const read = await api.get({ id });
    expect(read.document).toEqual(document);
    const typed = { ...document, bridge: { ...document.bridge, cash: 77 } };
    const patched = await api.update({
      id,
      version: read.version,
      patch: diffDocuments(document, typed),
    });
    expect((await suite.rowOf(id))?.document).toEqual(typed);
    const whole = { ...typed, conclusion: 'Hecho' };
    await api.update({ id, version: patched.version, document: whole });
    expect((await suite.rowOf(id))?.document).toEqual(whole);
    // Another user's change was saved in between; both are merged.
    const merged = await api.update({
      id,
      version: patched.version,
      patch: diffDocuments(typed, { ...typed, company: { ...typed.company, employees: 12 } }),
    });
    expect(merged.merged).toEqual({ ...whole, company: { ...whole.company, employees: 12 } });
  });

  test('takes nothing else that is unknown', async () => {
    const api = apiOf(suite.adviser).valuations;
    const { id, document } = await givenLater();
    const { version } = await api.get({ id });
    const spoilt = { ...document, bridge: { ...document.bridge, ownerId: 'x' } };
    const refusal = unknownField('document.bridge.ownerId');
    await expect(api.update({ id, version, document: spoilt })).rejects.toMatchObject(refusal);
    await expect(
      api.update({ id, version, patch: diffDocuments(document, spoilt) }),
    ).rejects.toMatchObject(refusal);
    expect((await suite.rowOf(id))?.document).toEqual(document);
  });

  test('is duplicated, closed, hashed and shown whole', async () => {
    const { db } = suite.database;
    const api = apiOf(suite.adviser).valuations;
    const { id, document } = await givenLater();
    const { version } = await api.get({ id });
    const { outcomes } = await api.applyToMany({
      action: { kind: 'duplicate', batchId: randomUUID() },
      items: [{ id, version }],
    });
    const [copy] = outcomes;
    const copyId = copy?.kind === 'done' ? (copy.item?.id ?? '') : '';
    expect((await suite.rowOf(copyId))?.document).toEqual(document);
    const closed = await api.changeStatus({ id, version, to: 'completed' });
    const [snapshot] = await db
      .select()
      .from(valuationSnapshots)
      .where(eq(valuationSnapshots.valuationId, id));
    expect(snapshot?.document).toEqual(document);
    const { sectorSetId, engineVersion, outcome } = snapshot ?? {};
    const frozen = { document, sectorSetId, engineVersion, outcome };
    const sha256 = createHash('sha256').update(canonicalJson(frozen)).digest('hex');
    expect(closed.snapshot?.sha256).toBe(sha256);
    expect((await api.snapshot({ id, number: 1 })).document).toEqual(document);
    expect((await api.activity({ id })).entries.length).toBeGreaterThan(1);
  });

  test('shows what a later engine froze', async () => {
    const { db } = suite.database;
    const api = apiOf(suite.adviser).valuations;
    const { id } = await suite.given(suite.contextOf(suite.adviser), { status: 'completed' });
    const [first] = await db
      .select()
      .from(valuationSnapshots)
      .where(eq(valuationSnapshots.valuationId, id));
    if (first === undefined) throw new Error('Nothing was frozen');
    const { figures } = first.outcome;
    const [name = '', figure] = Object.entries(figures)[0] ?? [];
    const outcome = {
      ...first.outcome,
      figures: {
        ...figures,
        [name]: { ...figure, formula: 'of-a-later-engine', [futureReleaseKey]: 1 },
      },
    } as typeof first.outcome;
    await db
      .insert(valuationSnapshots)
      .values({ ...first, id: randomUUID(), number: 2, outcome, engineVersion: '99.0.0' });
    const shown = await api.snapshot({ id, number: 2, engineVersion: first.engineVersion });
    expect(shown.outcome).toEqual(outcome);
  });
});

describe('other documents of a later release', () => {
  test('a budget is read and saved with what is unknown in it', async () => {
    const api = apiOf(suite.adviser).valuations.budgets;
    const row = emptyBudgetRow({
      id: randomUUID(),
      section: 'income',
      line: 'revenue',
      label: 'Ventas',
    });
    await api.save({ year: 2026, version: 0, document: { closedMonths: 0, rows: [row] } });
    const document = addUnknownKeys({ closedMonths: 0, rows: [row] });
    await suite.database.db.update(budgets).set({ document });
    const read = await api.get({ year: 2026 });
    expect(read.document).toEqual(document);
    const next = { ...document, closedMonths: 1 };
    await api.save({ year: 2026, version: read.version, document: next });
    expect((await api.get({ year: 2026 })).document).toEqual(next);
    const spoilt = { ...next, ownerId: 'x' };
    await expect(api.save({ year: 2026, version: 2, document: spoilt })).rejects.toMatchObject(
      unknownField('document.ownerId'),
    );
  });

  test('what is written in a template’s document too', async () => {
    const api = apiOf(suite.adviser).valuations.templates;
    const templateId = templateLibrary[0]?.id ?? '';
    const { id } = await api.createDocument({ templateId, language: 'es' });
    await suite.database.db
      .update(templateDocuments)
      .set({ typed: { [futureReleaseKey]: 'Suyo' } as object });
    const read = await api.document({ id });
    expect(read.typed).toEqual({ [futureReleaseKey]: 'Suyo' });
    const typed = { ...read.typed, place: 'Logroño' };
    expect((await api.updateDocument({ id, version: 1, typed })).typed).toEqual(typed);
    await expect(
      api.updateDocument({ id, version: 2, typed: { ...typed, ownerId: 'x' } }),
    ).rejects.toMatchObject(unknownField('typed.ownerId'));
  });

  test('presets of fees are listed', async () => {
    const api = apiOf(suite.adviser).referrals.fees;
    await api.savePreset({ id: randomUUID(), name: 'Usual', terms: defaultFeeTerms });
    await suite.database.db.update(savedFeePresets).set({ terms: addUnknownKeys(defaultFeeTerms) });
    const { presets } = await api.presets();
    expect(presets[0]?.terms).toEqual(addUnknownKeys(defaultFeeTerms));
  });

  test('rules of alerts are read and changed beside one of a later event', async () => {
    const api = apiOf(administrator).admin.alerts;
    const { db } = suite.database;
    const before = await api.get();
    const rules = { ...before.rules, [futureReleaseKey]: { delivery: 'mail', recipientIds: [] } };
    await db.update(alertSettings).set({ rules });
    const { version, updatedAt: _at, administrators: _all, ...read } = await api.get();
    expect(read.rules).toEqual(rules);
    const changed = await api.change({ ...read, digestHour: 9, version });
    expect(changed).toMatchObject({ digestHour: 9, rules });
  });

  test('editions of the multiples are shown and drafted', async () => {
    const api = apiOf(administrator).admin.sectors;
    const { db } = suite.database;
    const [edition] = await db.select().from(sectorMultipleSets);
    if (edition === undefined) throw new Error('There is no edition');
    const { sizeStepNodes, floors } = edition;
    const later = { sizeStepNodes: addUnknownKeys(sizeStepNodes), floors: addUnknownKeys(floors) };
    const figures = [addUnknownKeys({ code: 'ALI', firms: 9, low: 5, central: 6, high: 7 })];
    const dealMultiples = addUnknownKeys(startingDeals);
    await db.update(sectorMultipleSets).set({ ...later, figures, dealMultiples });
    const offered = await apiOf(suite.adviser).valuations.sectorMultiples();
    // These parts are copied into valuations, which would refuse unknown keys.
    expect(offered.sizeStepNodes).toEqual(sizeStepNodes);
    expect(JSON.stringify([offered.deals, offered.sectors[0]?.deals])).not.toContain(
      futureReleaseKey,
    );
    expect(offered.deals?.nodes).toEqual(startingDeals.nodes);
    const { id, revision } = await api.create();
    const draft = (await api.list()).sets.find((set) => set.id === id);
    if (draft === undefined) throw new Error('There is no draft');
    expect(draft).toMatchObject({ ...later, deals: dealMultiples });
    const { effectiveDate, dataDate, source } = draft;
    const deals = { ...dealMultiples, average: 5.3 };
    const head = { effectiveDate, dataDate, source, ...later, deals };
    await api.save({ id, revision, ...head, figures: [] });
    expect((await api.list()).sets.find((set) => set.id === id)).toMatchObject({ ...later, deals });
    const spoilt = { ...head, deals: { ...deals, ownerId: 'x' }, figures: [] };
    await expect(api.save({ id, revision: revision + 1, ...spoilt })).rejects.toMatchObject(
      unknownField('deals.ownerId'),
    );
  });
});
