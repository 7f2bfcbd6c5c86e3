import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { and, asc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadComparedVersion, loadLatestVersion } from '../reports/report-versions.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { listValuationActivity } from './activity/list-valuation-activity.ts';
import { applyToValuations } from './bulk/apply-to-valuations.ts';
import { changeValuationStatus } from './change-valuation-status.ts';
import { saveValuation } from './save-valuation.ts';
import { shareValuation } from './sharing/share-verbs.ts';
import { undoValuationStatus } from './undo-valuation-status.ts';
import { getValuation } from './valuation-verbs.ts';
import { listValuationSnapshots } from './versions/snapshot-verbs.ts';

let suite: ValuationSuite;
let owner: ServiceContext;
beforeAll(async () => {
  suite = await createValuationSuite();
  owner = suite.contextOf(suite.adviser);
});
afterAll(() => suite.database.close());

const change = (id: string, version: number, to: ValuationStatus) =>
  changeValuationStatus({ ctx: owner, input: { id, version, to } });
const undo = (id: string, version: number, ctx = owner) =>
  undoValuationStatus(ctx, { id, version, userId: ctx.actor?.userId ?? '' });
const save = (id: string, version: number, conclusion: string, ctx = owner) =>
  saveValuation({
    ctx,
    input: { id, version, document: { ...suite.computable, conclusion } },
  });
const snapshotsOf = async (id: string) =>
  (await listValuationSnapshots({ ctx: owner, input: { id, cursor: null, limit: 50 } })).snapshots;
const feed = async (id: string, ctx = owner) =>
  (await listValuationActivity({ ctx, input: { id, cursor: null, limit: 20 } })).entries;
const rowOf = async (id: string) => {
  const row = await suite.rowOf(id);
  if (row === undefined) throw new Error('no valuation');
  return row;
};
const changedSince = { code: 'valuation-changed-since' };

describe('undoing a change of status', () => {
  test.each<[ValuationStatus, ValuationStatus]>([
    ['draft', 'in_progress'],
    ['draft', 'completed'],
    ['in_progress', 'draft'],
    ['in_progress', 'completed'],
    ['completed', 'in_progress'],
  ])('%s → %s restores status, version and day of completion', async (from, to) => {
    const { id } = await suite.given(owner, { status: from });
    const before = await rowOf(id);
    const changed = await change(id, before.version, to);
    expect(await undo(id, changed.version)).toEqual({ isUndone: true });
    const { status, version, completedAt, document } = await rowOf(id);
    expect({ status, version, completedAt, document }).toEqual({
      status: from,
      version: before.version,
      completedAt: before.completedAt,
      document: before.document,
    });
  });

  test('of a completion keeps its snapshot, marked, and offers it to nobody as the latest', async () => {
    const { id, version } = await suite.given(owner);
    const completed = await change(id, version, 'completed');
    await undo(id, completed.version);
    expect(await snapshotsOf(id)).toMatchObject([{ number: 1, undone: true }]);
    expect((await getValuation({ ctx: owner, input: { id } })).snapshot).toBeNull();
    const { db } = suite.database;
    await expect(loadLatestVersion(db, await rowOf(id))).rejects.toMatchObject({
      code: 'valuation-not-completed',
    });
    const saved = await save(id, version, 'Revisada');
    const again = await change(id, saved.version, 'completed');
    expect(await snapshotsOf(id)).toMatchObject([
      { number: 2, undone: false },
      { number: 1, undone: true },
    ]);
    const latest = await loadLatestVersion(db, await rowOf(id));
    expect(latest.id).toBe(again.snapshot?.id);
    await expect(loadComparedVersion(db, latest, { kind: 'comparison' })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  test('of a reopening brings the same snapshot back, byte for byte, and freezes none', async () => {
    const { id, version, snapshot } = await suite.given(owner, { status: 'completed' });
    const ofIt = eq(valuationSnapshots.valuationId, id);
    const before = await suite.database.db.select().from(valuationSnapshots).where(ofIt);
    const reopened = await change(id, version, 'in_progress');
    await undo(id, reopened.version);
    expect((await getValuation({ ctx: owner, input: { id } })).snapshot).toEqual(snapshot);
    expect(await suite.database.db.select().from(valuationSnapshots).where(ofIt)).toEqual(before);
    expect(before).toHaveLength(1);
  });

  test('is refused when anything was saved since, and changes nothing', async () => {
    const { id, version } = await suite.given(owner, { status: 'completed' });
    const reopened = await change(id, version, 'in_progress');
    const saved = await save(id, reopened.version, 'Escrita después');
    const before = await rowOf(id);
    await expect(undo(id, reopened.version)).rejects.toMatchObject(changedSince);
    await expect(undo(id, saved.version)).rejects.toMatchObject(changedSince);
    expect(await rowOf(id)).toEqual(before);
  });

  test('a copy of a valuation begins with nothing undone', async () => {
    const { id, version } = await suite.given(owner);
    const moved = await change(id, version, 'in_progress');
    await undo(id, moved.version);
    const action = { kind: 'duplicate', batchId: randomUUID() } as const;
    const { outcomes } = await applyToValuations({
      ctx: owner,
      input: { action, items: [{ id, version }] },
    });
    const [copied] = outcomes;
    const copyId = copied?.kind === 'done' ? (copied.item?.id ?? '') : '';
    expect((await rowOf(copyId)).undoneVersion).toBeNull();
  });

  test('a version that was taken back is never given again: who holds it saves over nothing', async () => {
    const { id, version } = await suite.given(owner);
    const completed = await change(id, version, 'completed');
    await undo(id, completed.version);
    const saved = await save(id, version, 'De quien deshizo');
    expect(saved.version).toBeGreaterThan(completed.version);
    await expect(save(id, completed.version, 'De otra ventana')).rejects.toMatchObject({
      code: 'valuation-version-conflict',
    });
    await expect(change(id, completed.version, 'in_progress')).rejects.toMatchObject({
      code: 'valuation-version-conflict',
    });
    // A repeated change of status, after a lost answer, is still answered although a version in between was
    // undone.
    const moved = await change(id, saved.version, 'in_progress');
    await undo(id, moved.version);
    const later = await change(id, saved.version, 'completed');
    expect(await change(id, saved.version, 'completed')).toEqual(later);
  });

  test('asked for 20 times at once it is done once, told each time, and audited once', async () => {
    const { id, version } = await suite.given(owner);
    const completed = await change(id, version, 'completed');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => undo(id, completed.version)),
    );
    expect(answers).toEqual(answers.map(() => ({ isUndone: true })));
    const rows = await suite.database.db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.subjectId, id), eq(auditLogs.action, 'valuation.status-undone')))
      .orderBy(asc(auditLogs.id));
    expect(rows).toMatchObject([
      {
        actorUserId: suite.adviser.userId,
        before: {
          status: 'completed',
          version: completed.version,
          snapshotId: completed.snapshot?.id,
        },
        after: { status: 'draft', version },
      },
    ]);
  });

  test('where the change was never done there is nothing to undo', async () => {
    const { id, version } = await suite.given(owner);
    expect(await undo(id, version + 1)).toEqual({ isUndone: false });
    expect(await rowOf(id)).toMatchObject({ status: 'draft', version });
  });

  test('is for who may edit, once, from the feed too, and an undo is not undone', async () => {
    const { id, version } = await suite.given(owner);
    const reader = suite.contextOf(suite.stranger);
    const { version: changed } = await change(id, version, 'in_progress');
    await expect(undo(id, changed, reader)).rejects.toMatchObject({ code: 'not-found' });
    const { email } = suite.stranger;
    await shareValuation({ ctx: owner, input: { id, email, right: 'read' } });
    await expect(undo(id, changed, reader)).rejects.toMatchObject({ code: 'forbidden' });
    const offered = (await feed(id)).filter((told) => told.undo !== null);
    expect(offered).toMatchObject([
      { event: { action: 'valuation.status-changed' }, undo: { kind: 'undo-status' } },
    ]);
    await undo(id, changed);
    const [undone] = await feed(id);
    expect(undone).toMatchObject({
      event: { action: 'valuation.status-undone', from: 'in_progress', to: 'draft' },
      undo: null,
    });
    expect((await feed(id)).filter((told) => told.undo !== null)).toEqual([]);
    await expect(undo(id, version)).rejects.toMatchObject(changedSince);
  });

  test('the feed offers it no more once something was saved', async () => {
    const { id, version } = await suite.given(owner);
    const moved = await change(id, version, 'in_progress');
    await save(id, moved.version, 'Escrita después');
    expect((await feed(id)).filter((told) => told.undo !== null)).toEqual([]);
  });

  test('of many at once tells of each: done, or changed since', async () => {
    const [one, other] = [await suite.given(owner), await suite.given(owner)];
    const moved = await change(one.id, one.version, 'completed');
    const overtaken = await change(other.id, other.version, 'in_progress');
    await save(other.id, overtaken.version, 'Escrita después');
    const { outcomes } = await applyToValuations({
      ctx: owner,
      input: {
        action: { kind: 'undo-status' },
        items: [
          { id: one.id, version: moved.version },
          { id: other.id, version: overtaken.version },
        ],
      },
    });
    expect(outcomes).toMatchObject([
      { kind: 'done', changed: true, item: { status: 'draft', version: one.version } },
      { kind: 'refused', code: 'valuation-changed-since' },
    ]);
  });
});
