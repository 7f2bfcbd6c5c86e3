import { randomUUID } from 'node:crypto';
import { reports } from '@valia/db/schema/reports.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFile } from '../files/read-file.ts';
import { createReport } from '../reports/create-report.ts';
import type { ServiceContext } from '../service-context.ts';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { changeValuationStatus } from './change-valuation-status.ts';
import { getDashboard } from './get-dashboard.ts';
import { getValuation } from './get-valuation.ts';
import { listValuations } from './list-valuations.ts';
import { updateValuation } from './update-valuation.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

type Verb = (ctx: ServiceContext, id: string) => Promise<unknown>;

const verbs: [string, Verb][] = [
  ['get', (ctx, id) => getValuation({ ctx, input: { id } })],
  [
    'update',
    (ctx, id) => updateValuation({ ctx, input: { id, version: 2, document: suite.computable } }),
  ],
  [
    'update, stale',
    (ctx, id) => updateValuation({ ctx, input: { id, version: 1, document: suite.computable } }),
  ],
  [
    'complete',
    (ctx, id) => changeValuationStatus({ ctx, input: { id, version: 2, to: 'completed' } }),
  ],
  [
    'reopen',
    (ctx, id) => changeValuationStatus({ ctx, input: { id, version: 3, to: 'in_progress' } }),
  ],
  ['create report', (ctx, id) => createReport({ ctx, input: { valuationId: id, language: 'es' } })],
  ['read file', (ctx, id) => readFile({ ctx, input: { id } })],
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

describe.each(['draft', 'completed'] as const)('a %s valuation of somebody else', (status) => {
  test.each(verbs)(
    '%s: is answered exactly as a missing one, and stays as it was',
    async (_name, verb) => {
      const { id } = await suite.given(suite.contextOf(suite.adviser), { status });
      const before = await suite.rowOf(id);
      const strangers = suite.contextOf(suite.stranger);
      const missing = await answerOf(verb(strangers, randomUUID()));
      expect(missing).toBe('{"code":"not-found","fields":[],"text":"not-found"}');
      expect(await answerOf(verb(strangers, id))).toBe(missing);
      expect(await suite.rowOf(id)).toEqual(before);
      expect(await suite.database.db.select().from(reports)).toEqual([]);
    },
  );
});

describe('lists and totals', () => {
  test('show nothing of somebody else', async () => {
    await suite.given(suite.contextOf(suite.adviser), { status: 'completed' });
    const ctx = suite.contextOf(suite.stranger);
    const page = await listValuations({
      ctx,
      input: {
        search: '',
        status: null,
        type: null,
        sort: 'updatedAt',
        direction: 'desc',
        cursor: null,
        limit: 100,
      },
    });
    expect(page).toEqual({
      items: [],
      nextCursor: null,
      totals: { draft: 0, in_progress: 0, completed: 0, completedAmount: 0 },
    });
    expect(await getDashboard({ ctx })).toMatchObject({
      totalAmount: 0,
      activeClients: 0,
      latest: [],
    });
  });
});

test.each(verbs)('%s needs somebody signed in', async (_name, verb) => {
  await expect(verb(suite.contextOf(null), randomUUID())).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});
