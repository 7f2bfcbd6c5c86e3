import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { engineVersion } from '@valia/valuation/engine-version.ts';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { changeValuationStatus } from './change-valuation-status.ts';
import { saveValuation } from './save-valuation.ts';
import { frozenValuationSha256 } from './versions/freeze-valuation.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const snapshotsOf = (valuationId: string) =>
  suite.database.db
    .select()
    .from(valuationSnapshots)
    .where(eq(valuationSnapshots.valuationId, valuationId))
    .orderBy(asc(valuationSnapshots.number));

const statusRows = (subjectId: string) =>
  suite.database.db
    .select()
    .from(auditLogs)
    .where(
      and(eq(auditLogs.subjectId, subjectId), eq(auditLogs.action, 'valuation.status-changed')),
    );

// The allowed changes of the specification: draft → in_progress → completed, one step back, draft →
// completed.
const allowed: [ValuationStatus, ValuationStatus][] = [
  ['draft', 'in_progress'],
  ['draft', 'completed'],
  ['in_progress', 'draft'],
  ['in_progress', 'completed'],
  ['completed', 'in_progress'],
];
const nothingToDo: ValuationStatus[] = ['draft', 'in_progress', 'completed'];

describe('changing the status of a valuation', () => {
  test.each(allowed)('from %s to %s is possible', async (from, to) => {
    const ctx = suite.contextOf(suite.adviser);
    const { id, version } = await suite.given(ctx, { status: from });
    expect(await changeValuationStatus({ ctx, input: { id, version, to } })).toMatchObject({
      status: to,
      version: version + 1,
    });
    expect((await suite.rowOf(id))?.completedAt).toEqual(to === 'completed' ? ctx.now : null);
  });

  test.each(nothingToDo)('from %s to itself changes nothing', async (to) => {
    const ctx = suite.contextOf(suite.adviser);
    const { id, version } = await suite.given(ctx, { status: to });
    const before = await suite.rowOf(id);
    expect(await changeValuationStatus({ ctx, input: { id, version, to } })).toMatchObject({
      status: to,
      version,
    });
    expect(await suite.rowOf(id)).toEqual(before);
  });

  test('from completed to draft is refused and changes nothing', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id, version } = await suite.given(ctx, { status: 'completed' });
    const before = await suite.rowOf(id);
    await expect(
      changeValuationStatus({ ctx, input: { id, version, to: 'draft' } }),
    ).rejects.toMatchObject({ code: 'valuation-status-refused' });
    expect(await suite.rowOf(id)).toEqual(before);
  });

  test('fifty times at once is done once: one audit row, one snapshot, the same answer', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id, version } = await suite.given(ctx);
    const input = { id, version, to: 'completed' } as const;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => changeValuationStatus({ ctx, input })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    expect(answers[0]).toMatchObject({ status: 'completed', version: version + 1 });
    expect(await statusRows(id)).toHaveLength(1);
    expect(await snapshotsOf(id)).toHaveLength(1);
  });

  test('of a version that was saved over since is a conflict, and freezes nothing', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const seen = await suite.given(ctx);
    const document = { ...suite.computable, conclusion: 'De otra ventana' };
    const { id, version } = seen;
    await saveValuation({ ctx, input: { id, version, document } });
    await expect(
      changeValuationStatus({ ctx, input: { id, version, to: 'completed' } }),
    ).rejects.toMatchObject({ code: 'valuation-version-conflict' });
    expect((await suite.rowOf(id))?.status).toBe('draft');
    expect(await snapshotsOf(id)).toEqual([]);
  });

  test('completed and reopened since: asking again for completed is a conflict', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id, version } = await suite.given(ctx);
    const change = (from: number, to: ValuationStatus) =>
      changeValuationStatus({ ctx, input: { id, version: from, to } });
    await change(version, 'completed');
    await change(version + 1, 'in_progress');
    await expect(change(version, 'completed')).rejects.toMatchObject({
      code: 'valuation-version-conflict',
    });
  });

  test('to completed without a result names the fields that are missing', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const document = {
      ...suite.computable,
      terminal: { ...suite.computable.terminal, terminalGrowth: null },
    };
    const { id, version } = await suite.given(ctx, { document });
    await expect(
      changeValuationStatus({ ctx, input: { id, version, to: 'completed' } }),
    ).rejects.toMatchObject({
      code: 'valuation-not-computable',
      fields: [{ path: 'terminal.terminalGrowth', code: 'required' }],
    });
    expect((await suite.rowOf(id))?.status).toBe('draft');
  });

  test('to completed with a sector set that does not exist is refused, not a fault', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { evToEbitda, sizeStep } = suite.computable.multiples;
    const origin = {
      ...evToEbitda.origin,
      setId: '00000000-0000-4000-8000-000000000000',
    } as typeof evToEbitda.origin;
    const document = {
      ...suite.computable,
      multiples: { sizeStep, evToEbitda: { ...evToEbitda, origin } },
    };
    const { id, version } = await suite.given(ctx, { document });
    await expect(
      changeValuationStatus({ ctx, input: { id, version, to: 'completed' } }),
    ).rejects.toMatchObject({
      code: 'valuation-not-computable',
      fields: [{ path: 'multiples.evToEbitda.origin.setId', code: 'not-in-list' }],
    });
    expect(await snapshotsOf(id)).toEqual([]);
  });
});

describe('the snapshot of a completed valuation', () => {
  test('holds what was valued, and its hash can be recomputed from the stored row', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id } = await suite.given(ctx, { status: 'completed' });
    const [stored] = await snapshotsOf(id);
    expect(stored).toMatchObject({ number: 1, engineVersion, createdBy: suite.adviser.userId });
    expect(stored?.document).toEqual(suite.computable);
    expect(stored?.outcome.result?.equityValue.central).toBeCloseTo(7_008_572.344574782, 4);
    if (!stored) throw new Error('no snapshot');
    const { document, sectorSetId, engineVersion: version, outcome } = stored;
    expect(sectorSetId).not.toBeNull();
    expect(frozenValuationSha256({ document, sectorSetId, engineVersion: version, outcome })).toBe(
      stored.sha256,
    );
  });

  test('cannot be changed or removed', async () => {
    const { db } = suite.database;
    const { id } = await suite.given(suite.contextOf(suite.adviser), { status: 'completed' });
    const ofIt = eq(valuationSnapshots.valuationId, id);
    const before = await snapshotsOf(id);
    const appendOnly = { cause: { message: 'valuation_snapshots is append-only' } };
    await expect(
      db.update(valuationSnapshots).set({ sha256: 'x' }).where(ofIt),
    ).rejects.toMatchObject(appendOnly);
    await expect(db.delete(valuationSnapshots).where(ofIt)).rejects.toMatchObject(appendOnly);
    await expect(db.execute('truncate valuation_snapshots cascade')).rejects.toMatchObject(
      appendOnly,
    );
    expect(await snapshotsOf(id)).toEqual(before);
  });

  test('stays when the valuation is reopened; completing again adds the next one', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id, version } = await suite.given(ctx, { status: 'completed' });
    const reopened = await changeValuationStatus({
      ctx,
      input: { id, version, to: 'in_progress' },
    });
    const [first] = await snapshotsOf(id);
    expect(reopened.snapshot?.id).toBe(first?.id);
    const document = { ...suite.computable, conclusion: 'Revisada' };
    const saved = await saveValuation({
      ctx,
      input: { id, version: reopened.version, document },
    });
    const again = await changeValuationStatus({
      ctx,
      input: { id, version: saved.version, to: 'completed' },
    });
    const [kept, second] = await snapshotsOf(id);
    expect(kept).toEqual(first);
    expect(second).toMatchObject({ number: 2, id: again.snapshot?.id });
    expect(second?.sha256).not.toBe(first?.sha256);
  });
});
