import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { failureCodes } from '../testing/failure-codes.ts';
import { saveValuation } from './save-valuation.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const withCash = (document: ValuationDocument, cash: number): ValuationDocument => ({
  ...document,
  bridge: { ...document.bridge, cash },
});

describe('saving a valuation', () => {
  test('computes what the list shows on the server', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const valuation = await suite.given(ctx);
    // The worked example: 0.6 × 6,868,553.91 + 0.4 × 7,218,600 = 7,008,572.34.
    expect(valuation.equityCentral).toBeCloseTo(7_008_572.344574782, 4);
    const row = await suite.rowOf(valuation.id);
    expect(row).toMatchObject({
      ebitda: 1_190_000,
      taxId: 'B26000000',
      sector: 'ALI',
      province: '26',
    });
    expect(row?.enterpriseCentral).toBeCloseTo(8_917_272.344574783, 4);
    expect(row?.impliedMultiple).toBeCloseTo(7.493506171911583, 10);
  });

  test('in thousands shows whole euros', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const thousands = await suite.given(ctx, { document: { ...suite.computable, unit: 1_000 } });
    const row = await suite.rowOf(thousands.id);
    expect(row?.ebitda).toBe(1_190_000_000);
  });

  test('over a version that somebody has replaced names the fields that differ and changes nothing', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id, version, document } = await suite.given(ctx);
    await saveValuation({ ctx, input: { id, version, document: withCash(document, 1) } });
    const late = { ...withCash(document, 2), conclusion: 'Mi conclusión' };
    const before = await suite.rowOf(id);
    await expect(
      saveValuation({ ctx, input: { id, version, document: late } }),
    ).rejects.toMatchObject({
      code: 'valuation-version-conflict',
      fields: [
        { path: 'bridge.cash', code: 'changed-by-another', params: {} },
        { path: 'conclusion', code: 'changed-by-another', params: {} },
      ],
    });
    expect(await suite.rowOf(id)).toEqual(before);
  });

  test('twice, because the first answer got lost, answers as the first time', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id, version, document } = await suite.given(ctx);
    const input = { id, version, document: withCash(document, 3) };
    const first = await saveValuation({ ctx, input });
    expect(await saveValuation({ ctx, input })).toEqual(first);
  });

  test('twenty times at once lets one through, and the others learn of it', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id, version, document } = await suite.given(ctx);
    const saves = Array.from({ length: 20 }, (_, index) =>
      saveValuation({ ctx, input: { id, version, document: withCash(document, 1_000 + index) } }),
    );
    const settled = await Promise.allSettled(saves);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(failureCodes(settled)).toEqual(
      Array.from({ length: 19 }, () => 'valuation-version-conflict'),
    );
    expect((await suite.rowOf(id))?.version).toBe(version + 1);
  });

  test('of a completed valuation is refused until it is reopened', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id, version, document } = await suite.given(ctx, { status: 'completed' });
    await expect(
      saveValuation({ ctx, input: { id, version, document: withCash(document, 4) } }),
    ).rejects.toMatchObject({ code: 'valuation-read-only' });
  });

  test('is audited with the changed fields, not with their contents', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id, version, document } = await suite.given(ctx);
    await saveValuation({
      ctx,
      input: { id, version, document: { ...document, conclusion: 'Secreto' } },
    });
    const rows = await suite.database.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.subjectId, id))
      .orderBy(asc(auditLogs.id));
    expect(rows.at(-1)).toMatchObject({
      action: 'valuation.updated',
      actorUserId: suite.adviser.userId,
      before: { version },
      after: { version: version + 1, fields: ['conclusion'] },
    });
    expect(JSON.stringify(rows)).not.toContain('Secreto');
  });
});
