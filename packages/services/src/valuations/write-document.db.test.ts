import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceContext } from '../context/service-context.ts';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { writeChange } from '../verbs/verb.ts';
import { changeValuationStatus } from './change-valuation-status.ts';
import { saveValuation } from './save-valuation.ts';
import { type ProposeDocument, writeDocument } from './write-document.ts';

let suite: ValuationSuite;
let ctx: ServiceContext;
beforeAll(async () => {
  suite = await createValuationSuite();
  ctx = suite.contextOf(suite.adviser);
});
afterAll(() => suite.database.close());

const bridged = (
  document: ValuationDocument,
  change: Partial<ValuationDocument['bridge']>,
): ValuationDocument => ({ ...document, bridge: { ...document.bridge, ...change } });

const write = (id: string, propose: ProposeDocument) =>
  writeChange(ctx, (tx) => writeDocument(tx, ctx, { id, userId: suite.adviser.userId, propose }));

test('a save that came between is built upon, and each tells what it changed', async () => {
  const { id, document, version } = await suite.given(ctx);
  const seen: number[] = [];
  await write(id, async (current) => {
    seen.push(current.version);
    if (seen.length === 1)
      await saveValuation({
        ctx,
        input: { id, version, document: bridged(document, { cash: 7_100 }) },
      });
    return bridged(current.document, { financialDebt: 300 });
  });
  expect(seen).toEqual([version, version + 1]);
  const row = await suite.rowOf(id);
  expect(row?.version).toBe(version + 2);
  expect(row?.document.bridge).toMatchObject({ cash: 7_100, financialDebt: 300 });
  const entries = await suite.database.db
    .select({ after: auditLogs.after })
    .from(auditLogs)
    .where(and(eq(auditLogs.subjectId, id), eq(auditLogs.action, 'valuation.updated')))
    .orderBy(asc(auditLogs.id));
  expect(entries.slice(-2).map(({ after }) => after)).toEqual([
    { version: version + 1, fields: ['bridge.cash'] },
    { version: version + 2, fields: ['bridge.financialDebt'] },
  ]);
});

test('one that was completed meanwhile stays as it was completed', async () => {
  const { id, document, version } = await suite.given(ctx, { status: 'in_progress' });
  const saved = write(id, async (current) => {
    if (current.version === version)
      await changeValuationStatus({ ctx, input: { id, version, to: 'completed' } });
    return bridged(current.document, { cash: 1 });
  });
  await expect(saved).rejects.toMatchObject({ code: 'valuation-read-only' });
  const row = await suite.rowOf(id);
  expect(row).toMatchObject({ status: 'completed', document: { bridge: document.bridge } });
});

test('where others save without end, it gives up and leaves theirs', async () => {
  const { id } = await suite.given(ctx);
  let tries = 0;
  const saved = write(id, async (current) => {
    tries += 1;
    const theirs = bridged(current.document, { cash: 9_000 + tries });
    await saveValuation({ ctx, input: { id, version: current.version, document: theirs } });
    return bridged(current.document, { cash: 1 });
  });
  await expect(saved).rejects.toMatchObject({ code: 'unavailable' });
  expect(tries).toBe(5);
  expect((await suite.rowOf(id))?.document.bridge.cash).toBe(9_005);
});
