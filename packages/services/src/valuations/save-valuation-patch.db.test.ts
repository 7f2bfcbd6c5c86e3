import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { diffDocuments } from '@valia/domain/valuation-patch/diff-documents.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { changeValuationStatus } from './change-valuation-status.ts';
import { saveValuation } from './save-valuation.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const withBridge = (
  document: ValuationDocument,
  items: Partial<ValuationDocument['bridge']>,
): ValuationDocument => ({ ...document, bridge: { ...document.bridge, ...items } });

const given = async () => {
  const ctx = suite.contextOf(suite.adviser);
  const { id, version, document } = await suite.given(ctx);
  const save = (after: ValuationDocument, from = version, base = document) =>
    saveValuation({ ctx, input: { id, version: from, patch: diffDocuments(base, after) } });
  return { ctx, id, version, document, save };
};

describe('saving what was changed', () => {
  test('is computed, and audited with the fields it changed', async () => {
    const { id, version, document, save } = await given();
    const saved = await save(withBridge(document, { cash: 1 }));
    expect(saved).toMatchObject({ version: version + 1, merged: null });
    expect((await suite.rowOf(id))?.document.bridge.cash).toBe(1);
    const rows = await suite.database.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.subjectId, id))
      .orderBy(asc(auditLogs.id));
    expect(rows.at(-1)).toMatchObject({
      action: 'valuation.updated',
      after: { version: version + 1, fields: ['bridge.cash'] },
    });
  });

  test('in other cells than somebody else merges, and answers with the whole', async () => {
    const { id, version, document, save } = await given();
    await save(withBridge(document, { cash: 1 }));
    const merged = await save(withBridge(document, { financialDebt: 2 }));
    expect(merged.version).toBe(version + 2);
    expect(merged.merged?.bridge).toMatchObject({ cash: 1, financialDebt: 2 });
    expect((await suite.rowOf(id))?.document.bridge).toMatchObject({ cash: 1, financialDebt: 2 });
  });

  test('of many at once in a cell each loses none', async () => {
    const { id, document, save } = await given();
    const items = ['cash', 'financialDebt', 'minimumCash', 'nonControllingInterests'] as const;
    await Promise.all(items.map((item, at) => save(withBridge(document, { [item]: at + 11 }))));
    const { bridge } = (await suite.rowOf(id))?.document ?? document;
    expect(items.map((item) => bridge[item])).toEqual([11, 12, 13, 14]);
  });

  test('in the same cell is refused with who typed it, and changes nothing', async () => {
    const { id, document, save } = await given();
    await save(withBridge(document, { cash: 1 }));
    const before = await suite.rowOf(id);
    await expect(save(withBridge(document, { cash: 2, financialDebt: 3 }))).rejects.toMatchObject({
      code: 'valuation-version-conflict',
      fields: [{ path: 'bridge.cash', code: 'changed-by-another' }],
    });
    expect(await suite.rowOf(id)).toEqual(before);
  });

  test('sent again is answered again', async () => {
    const { version, document, save } = await given();
    const after = withBridge(document, { cash: 1 });
    await save(after);
    expect(await save(after)).toMatchObject({ version: version + 1 });
  });

  test('that would leave no valid document names the field', async () => {
    const { document, save } = await given();
    await expect(save({ ...document, conclusion: 'x'.repeat(5_001) })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: [{ path: 'document.conclusion', code: 'too-long' }],
    });
  });

  test('of a completed valuation, or of another’s, is refused', async () => {
    const { ctx, id, version, document, save } = await given();
    await changeValuationStatus({ ctx, input: { id, version, to: 'completed' } });
    await expect(save(withBridge(document, { cash: 1 }))).rejects.toMatchObject({
      code: 'valuation-read-only',
    });
    const patch = diffDocuments(document, withBridge(document, { cash: 1 }));
    await expect(
      saveValuation({ ctx: suite.contextOf(suite.stranger), input: { id, version, patch } }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });
});
