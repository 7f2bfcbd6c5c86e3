import {
  adviserPassword,
  createAdviser,
  type TestAdviser,
} from '@valia/db/testing/create-adviser.ts';
import { emptyBudgetRow } from '@valia/domain/budgets/budget-document.ts';
import { defaultFeeTerms } from '@valia/domain/fees/default-fee-terms.ts';
import { reportIssueInput } from '@valia/domain/issue-reports/issue-report-schemas.ts';
import { type MailMessage, mailMessageSchema } from '@valia/domain/mail/mail-message.ts';
import { templateLibrary } from '@valia/domain/testing/template-library.ts';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sendLogo } from '../branding/send-logo.ts';
import { updateBranding } from '../branding/update-branding.ts';
import { saveBudget } from '../budgets/budget-verbs.ts';
import { createTransactions } from '../comparables/transaction-verbs.ts';
import { requestEmailChange } from '../email-changes/email-change-verbs.ts';
import { saveFeePreset } from '../fees/fee-preset-verbs.ts';
import { readFile } from '../files/read-file.ts';
import { createInvitation } from '../invitations/invitation-verbs.ts';
import { reportIssue } from '../issue-reports/issue-report-verbs.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { issueTemplateDocument } from '../templates/documents/issue-template-document.ts';
import { createTemplateDocument } from '../templates/documents/template-document-verbs.ts';
import { updateTemplateDocument } from '../templates/documents/update-template-document.ts';
import { changeTemplate, copyTemplate, saveTemplateVersion } from '../templates/template-verbs.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { dumpDatabase } from '../testing/dump-database.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';

let suite: ValuationSuite;
beforeEach(async () => {
  await suite?.database.close();
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const password = adviserPassword;
const [letter] = templateLibrary;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A context whose stored files can be counted, and the mails that wait to be sent. */
const deskOf = (adviser: TestAdviser, word: string) => {
  const { files: store } = createServiceContext(suite.database.db);
  const [keys, messages]: [Set<string>, MailMessage[]] = [new Set(), []];
  const files = {
    ...store,
    put: async (key: string, bytes: Uint8Array) => {
      keys.add(key);
      await store.put(key, bytes);
    },
    remove: async (key: string) => {
      keys.delete(key);
      await store.remove(key);
    },
  };
  const enqueue = (_tx: unknown, message: MailMessage) => {
    messages.push(message);
    return Promise.resolve();
  };
  const readLogo = () =>
    Promise.resolve({
      bytes: bytesOf(`${word}-Logo`),
      mediaType: 'image/png' as const,
      color: null,
    });
  const printTemplate = () => Promise.resolve(bytesOf(`${word}-Issued`));
  const ctx = suite.contextOf(adviser, {
    files,
    mail: { enqueue },
    logos: { readLogo },
    templates: { printTemplate },
  });
  return { adviser, ctx, keys, messages };
};

/** Creates budgets, fee presets and reports of problems. */
const worksWithFigures = async (ctx: ServiceContext, word: string) => {
  const row = { id: randomUUID(), section: 'income', line: 'revenue' } as const;
  const rows = [emptyBudgetRow({ ...row, label: `${word}-Budget` })];
  await saveBudget({ ctx, input: { year: 2026, version: 0, document: { closedMonths: 0, rows } } });
  const sale = {
    sector: 'ALI',
    name: `${word}-Sale`,
    closedOn: '2026-03-31',
    enterpriseValue: null,
    ebitda: null,
    evToEbitda: 5,
    source: `${word}-Source`,
  };
  await createTransactions({ ctx, input: { transactions: [sale] } });
  const preset = { id: randomUUID(), name: `${word}-Preset`, terms: defaultFeeTerms };
  await saveFeePreset({ ctx, input: preset });
  const told = reportIssueInput.parse({
    issueType: 'bug',
    title: `${word}-Title`,
    description: `${word}-Description`,
    errorStack: `Error: ${word}-Stack`,
    route: '/monthly-budget',
    userAgent: `${word}-Agent`,
    timestamp: '2026-11-21T10:00:00.000Z',
  });
  await reportIssue({ ctx, input: told });
};

/** Creates the user's own template with two versions, and an issued document of it or of another template. */
const writesLetters = async (ctx: ServiceContext, word: string, of: string | null = null) => {
  const { id } = await copyTemplate({
    ctx,
    input: { id: letter?.id ?? '', name: `${word}-Template` },
  });
  const version = { id, language: 'es', basedOn: 1, followsSpanish: true } as const;
  const source = `# ${word}-Clause\n\nPor {{price}} en {{place}}`;
  await saveTemplateVersion({ ctx, input: { ...version, source, note: `${word}-Change` } });
  const made = { templateId: of ?? id, language: 'es', valuationId: null } as const;
  const document = await createTemplateDocument({ ctx, input: made });
  const typed = { place: `${word}-Place` };
  await updateTemplateDocument({ ctx, input: { id: document.id, version: 1, typed } });
  await issueTemplateDocument({ ctx, input: { id: document.id, format: 'pdf' } });
  return id;
};

/** Performs the actions that only the owner of an organization can do. */
const settlesIn = async (ctx: ServiceContext, word: string) => {
  const { fileId } = await sendLogo({ ctx, input: { bytes: bytesOf(word) } });
  const texts = {
    name: `${word}-Brand`,
    description: `${word}-Motto`,
    phone: `${word}-Line`,
    email: `${word}-brand@example.test`.toLowerCase(),
    website: `${word}-Website`,
    address: `${word}-Address`,
    disclaimers: { es: `${word}-Disclaimer`, ca: '', en: '' },
  };
  await updateBranding({ ctx, input: { ...texts, logoFileId: fileId, color: '#4e93a3' } });
  await createInvitation({ ctx, input: { email: `${word}-invited@example.test`.toLowerCase() } });
  const email = `${word}-next@example.test`.toLowerCase();
  await requestEmailChange({ ctx, input: { email, password } });
};

const settled = async (word: string) => {
  const adviser = await createAdviser(suite.database.db, { emailConfirmed: true });
  const desk = deskOf(adviser, word);
  await worksWithFigures(desk.ctx, word);
  await writesLetters(desk.ctx, word);
  await settlesIn(desk.ctx, word);
  return desk;
};

const exported = async (ctx: ServiceContext): Promise<Record<string, string>> => {
  const { fileId } = await exportAccount({ ctx, input: { password } });
  const { bytes } = await readFile({ ctx, input: { id: fileId } });
  const parts = Object.entries(unzipSync(bytes));
  return Object.fromEntries(parts.map(([name, part]) => [name, strFromU8(part)]));
};

/** The parts of an export that belong to the workspace. */
const deskParts = [
  'budgets',
  'comparable_transactions',
  'fee_presets',
  'issue_reports',
  'templates',
  'template_versions',
  'template_documents',
  'template_document_files',
  'organizations',
] as const;
const ofDesk = (parts: Record<string, string>): Record<string, string | undefined> =>
  Object.fromEntries(deskParts.map((name) => [name, parts[`${name}.json`]]));

describe('the desk of a person', () => {
  test('is in their export, every word and file of it, and nothing of another’s', async () => {
    const { ctx } = await settled('Planted');
    await settled('Another');
    const parts = await exported(ctx);
    for (const [name, part] of Object.entries(ofDesk(parts)))
      expect({
        name,
        isThere: part?.includes('Planted-') === true || name.endsWith('files'),
      }).toEqual({ name, isThere: true });
    const documents = Object.entries(parts).filter(([name]) => name.startsWith('files/'));
    expect(documents.map(([, text]) => text).toSorted()).toEqual([
      'Planted-Issued',
      'Planted-Logo',
    ]);
    const all = Object.values(parts).join('\n');
    const words = ['Budget', 'Sale', 'Source', 'Preset', 'Title', 'Description', 'Template'];
    const further = ['Clause', 'Change', 'Place', 'Brand', 'Motto', 'Address', 'Disclaimer'];
    for (const word of [...words, ...further]) expect(all).toContain(`Planted-${word}`);
    expect(all).toContain('planted-next@example.test');
    expect(all).not.toMatch(/another-/iu);
  });

  test('leaves with them: no word in any table, no bytes, no name in what waits to be mailed', async () => {
    const { ctx, keys, messages } = await settled('Planted');
    await exported(ctx);
    expect(await dumpDatabase(suite.database.db)).toMatch(/planted/iu);
    expect(keys.size).toBe(3);
    await eraseAccount({ ctx, input: { password } });
    expect(await dumpDatabase(suite.database.db)).not.toMatch(/planted/iu);
    expect([...keys]).toEqual([]);
    expect(messages.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['issue-reported', 'invitation', 'email-change']),
    );
    for (const message of messages) expect(mailMessageSchema.parse(message)).toEqual(message);
    expect(JSON.stringify(messages)).not.toMatch(/planted/iu);
  });

  test('leaves what colleagues made with a template of theirs as it was', async () => {
    const colleague = await settled('Another');
    const { adviser, ctx } = deskOf(await createAdviser(suite.database.db), 'Planted');
    await suite.database.db.execute(sql`update organization_members set
      organization_id = ${colleague.adviser.organizationId}, role = 'member'
      where user_id = ${adviser.userId}`);
    await worksWithFigures(ctx, 'Planted');
    const shared = await writesLetters(ctx, 'Planted');
    await changeTemplate({ ctx, input: { id: shared, isShared: true } });
    await writesLetters(colleague.ctx, 'Colleague', shared);
    const before = await exported(colleague.ctx);
    expect(before['template_documents.json']).toContain('Planted-Clause');
    await eraseAccount({ ctx, input: { password } });
    const after = await exported(colleague.ctx);
    // The reference to the deleted template is null; the document created from it remains.
    const told = JSON.stringify(ofDesk(before)).replaceAll(`\\"${shared}\\"`, 'null');
    expect(ofDesk(after)).toEqual(JSON.parse(told));
    const filesOf = (parts: Record<string, string>) =>
      Object.entries(parts).filter(([name]) => name.startsWith('files/'));
    expect(filesOf(after)).toEqual(filesOf(before));
  });
});
