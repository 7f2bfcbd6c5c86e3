import { rateLimits } from '@valia/db/schema/identity/rate-limits.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { listValuationsInput } from '@valia/domain/valuations/valuation-list-inputs.ts';
import type { ValuationAccess } from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ServiceContext } from '../context/service-context.ts';
import { getDashboard } from '../dashboard/get-dashboard.ts';
import { readFile } from '../files/read-file.ts';
import { createReport } from '../reports/create-report.ts';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { listValuationActivity } from './activity/list-valuation-activity.ts';
import { changeValuationStatus } from './change-valuation-status.ts';
import { listValuationPeople } from './list/list-valuation-people.ts';
import { listValuations } from './list/valuation-list-verbs.ts';
import { saveValuation } from './save-valuation.ts';
import { changeShare, revokeShare, shareValuation } from './sharing/share-verbs.ts';
import { getValuationNote, saveValuationNote } from './valuation-note-verbs.ts';
import { getValuation } from './valuation-verbs.ts';
import { getValuationSnapshot, listValuationSnapshots } from './versions/snapshot-verbs.ts';

let suite: ValuationSuite;
let colleague: TestAdviser;
beforeAll(async () => {
  suite = await createValuationSuite();
  colleague = await createAdviser(suite.database.db, { emailConfirmed: true });
  await createAdviser(suite.database.db, { email, emailConfirmed: true });
});
// The limits are reset, because one user shares more here than is allowed in an hour.
beforeEach(() => suite.database.db.delete(rateLimits));
afterAll(() => suite.database.close());

type Verb = (ctx: ServiceContext, id: string) => Promise<unknown>;
type Need = 'read' | 'edit' | 'own';

const email = 'tercera@example.test';
const someone = randomUUID();

/** Every verb on one valuation, the access it needs, and the status in which it is tested. */
const verbs: [string, Verb, Need, ValuationStatus][] = [
  ['get', (ctx, id) => getValuation({ ctx, input: { id } }), 'read', 'draft'],
  ['people', (ctx, id) => listValuationPeople({ ctx, input: { id } }), 'read', 'draft'],
  ['note', (ctx, id) => getValuationNote({ ctx, input: { id } }), 'read', 'draft'],
  [
    'save note',
    (ctx, id) => saveValuationNote({ ctx, input: { id, text: 'Llamar', seen: null } }),
    'read',
    'draft',
  ],
  [
    'activity',
    (ctx, id) => listValuationActivity({ ctx, input: { id, cursor: null, limit: 20 } }),
    'read',
    'draft',
  ],
  [
    'snapshots',
    (ctx, id) => listValuationSnapshots({ ctx, input: { id, cursor: null, limit: 50 } }),
    'read',
    'completed',
  ],
  [
    'snapshot',
    (ctx, id) => getValuationSnapshot({ ctx, input: { id, number: 1 } }),
    'read',
    'completed',
  ],
  [
    'update',
    (ctx, id) =>
      saveValuation({
        ctx,
        input: { id, version: 2, document: { ...suite.computable, conclusion: 'Otra' } },
      }),
    'edit',
    'draft',
  ],
  [
    'complete',
    (ctx, id) => changeValuationStatus({ ctx, input: { id, version: 2, to: 'completed' } }),
    'edit',
    'draft',
  ],
  [
    'reopen',
    (ctx, id) => changeValuationStatus({ ctx, input: { id, version: 3, to: 'in_progress' } }),
    'edit',
    'completed',
  ],
  [
    'create report',
    (ctx, id) =>
      createReport({
        ctx: { ...ctx, reports: { renderValuationReport: async () => new Uint8Array([37]) } },
        input: { valuationId: id, language: 'es' },
      }),
    'edit',
    'completed',
  ],
  [
    'share',
    (ctx, id) => shareValuation({ ctx, input: { id, email, right: 'read' } }),
    'own',
    'draft',
  ],
  [
    'change share',
    (ctx, id) => changeShare({ ctx, input: { id, personId: colleague.userId, right: 'edit' } }),
    'own',
    'draft',
  ],
  [
    'take back share',
    (ctx, id) => revokeShare({ ctx, input: { id, personId: someone } }),
    'own',
    'draft',
  ],
];

const answerOf = async (call: Promise<unknown>): Promise<string> => {
  try {
    return JSON.stringify(await call);
  } catch (error) {
    if (error instanceof AppError)
      return JSON.stringify({ code: error.code, fields: error.fields, text: error.message });
    throw error;
  }
};

const refused = (code: string): string => JSON.stringify({ code, fields: [], text: code });

/** The answer to one verb for a user with this access to a new valuation, and whether its row changed. */
const tried = async (access: ValuationAccess, verb: Verb, status: ValuationStatus) => {
  const owner = suite.contextOf(suite.adviser);
  const { id } = await suite.given(owner, { status });
  const right = access === 'edit' ? 'edit' : 'read';
  await shareValuation({ ctx: owner, input: { id, email: colleague.email, right } });
  const before = await suite.rowOf(id);
  const person = access === 'owner' ? suite.adviser : colleague;
  const answer = await answerOf(verb(suite.contextOf(person), id));
  const after = await suite.rowOf(id);
  return { answer, moved: JSON.stringify(after) !== JSON.stringify(before) };
};

const verbsNeeding = (...needs: Need[]) => verbs.filter(([, , need]) => needs.includes(need));

describe.each([
  ['owner', verbs],
  ['edit', verbsNeeding('read', 'edit')],
  ['read', verbsNeeding('read')],
] as const)('whoever has the access %s', (access, allowed) => {
  test.each(allowed)('%s: may do it', async (_name, verb, _need, status) => {
    expect((await tried(access, verb, status)).answer).not.toMatch(/^\{"code":/);
  });
});

describe.each([
  ['edit', verbsNeeding('own')],
  ['read', verbsNeeding('edit', 'own')],
] as const)('whoever has only the access %s', (access, tooMuch) => {
  test.each(tooMuch)(
    '%s: is refused, and it stays as it was',
    async (_name, verb, _need, status) => {
      expect(await tried(access, verb, status)).toEqual({
        answer: refused('forbidden'),
        moved: false,
      });
    },
  );
});

describe.each(['draft', 'completed'] as const)('a %s valuation of somebody else', (status) => {
  const calls: [string, Verb][] = [
    ...verbs.map(([name, verb]): [string, Verb] => [name, verb]),
    ['read file', (ctx, id) => readFile({ ctx, input: { id } })],
  ];

  test.each(calls)(
    '%s: is answered exactly as a missing one, and stays as it was',
    async (_name, verb) => {
      const { id } = await suite.given(suite.contextOf(suite.adviser), { status });
      const before = await suite.rowOf(id);
      const issued = await suite.database.db.select().from(reports);
      const strangers = suite.contextOf(suite.stranger);
      const missing = await answerOf(verb(strangers, randomUUID()));
      expect(missing).toBe(refused('not-found'));
      expect(await answerOf(verb(strangers, id))).toBe(missing);
      expect(await suite.rowOf(id)).toEqual(before);
      expect(await suite.database.db.select().from(reports)).toEqual(issued);
    },
  );
});

describe('a share that was taken back', () => {
  test('answers exactly as a missing valuation from then on, whatever was being done', async () => {
    const owner = suite.contextOf(suite.adviser);
    const { id, version, document } = await suite.given(owner);
    const theirs = suite.contextOf(colleague);
    await shareValuation({ ctx: owner, input: { id, email: colleague.email, right: 'edit' } });
    const edited = { ...document, conclusion: 'Con permiso' };
    await saveValuation({ ctx: theirs, input: { id, version, document: edited } });
    await revokeShare({ ctx: owner, input: { id, personId: colleague.userId } });
    const late = { ...document, conclusion: 'Sin permiso' };
    const save = saveValuation({
      ctx: theirs,
      input: { id, version: version + 1, document: late },
    });
    expect(await answerOf(save)).toBe(refused('not-found'));
    expect((await suite.rowOf(id))?.document.conclusion).toBe('Con permiso');
  });

  test('lowered to reading refuses a save as not allowed', async () => {
    const owner = suite.contextOf(suite.adviser);
    const { id, version, document } = await suite.given(owner);
    const { userId } = colleague;
    await shareValuation({ ctx: owner, input: { id, email: colleague.email, right: 'edit' } });
    await changeShare({ ctx: owner, input: { id, personId: userId, right: 'read' } });
    const input = { id, version, document: { ...document, conclusion: 'Tarde' } };
    const save = saveValuation({ ctx: suite.contextOf(colleague), input });
    expect(await answerOf(save)).toBe(refused('forbidden'));
  });
});

describe('a report', () => {
  test('of a valuation shared with me can be fetched, until the share is taken back', async () => {
    const files = suite.contextOf(null).files;
    const renderer = { renderValuationReport: async () => new Uint8Array([37, 80]) };
    const owner = suite.contextOf(suite.adviser, { files, reports: renderer });
    const theirs = suite.contextOf(colleague, { files });
    const { id } = await suite.given(owner, { status: 'completed' });
    const { fileId } = await createReport({
      ctx: owner,
      input: { valuationId: id, language: 'es' },
    });
    const fetched = () => answerOf(readFile({ ctx: theirs, input: { id: fileId } }));
    expect(await fetched()).toBe(refused('not-found'));
    await shareValuation({ ctx: owner, input: { id, email: colleague.email, right: 'read' } });
    expect(await fetched()).toContain('application/pdf');
    await revokeShare({ ctx: owner, input: { id, personId: colleague.userId } });
    expect(await fetched()).toBe(refused('not-found'));
  });
});

describe('the dashboard', () => {
  test('counts nothing of somebody else, shared or not', async () => {
    const owner = suite.contextOf(suite.adviser);
    const { id } = await suite.given(owner, { status: 'completed' });
    const fresh = await createAdviser(suite.database.db, { emailConfirmed: true });
    await shareValuation({ ctx: owner, input: { id, email: fresh.email, right: 'edit' } });
    const ctx = suite.contextOf(fresh);
    expect(await getDashboard({ ctx, input: { tab: 'analytics' } })).toMatchObject({
      totalAmount: 0,
      activeClients: 0,
      byStatus: { draft: 0, in_progress: 0, completed: 0 },
      view: { latest: [] },
    });
  });
});

test('the list of my own shows nothing of somebody else', async () => {
  await suite.given(suite.contextOf(suite.adviser));
  const input = listValuationsInput.parse({});
  const page = await listValuations({ ctx: suite.contextOf(suite.stranger), input });
  expect(page).toMatchObject({ items: [], nextCursor: null });
});

test.each(verbs)('%s needs somebody signed in', async (_name, verb) => {
  await expect(verb(suite.contextOf(null), randomUUID())).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});
