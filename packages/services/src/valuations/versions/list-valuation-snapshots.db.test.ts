import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { valuationOutcomeSchema } from '@valia/domain/valuations/valuation-outcome-schema.ts';
import { valuationSnapshotsInput } from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { engineVersion } from '@valia/valuation/engine-version.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { ServiceContext } from '../../context/service-context.ts';
import { createValuationSuite, type ValuationSuite } from '../../testing/create-valuation-suite.ts';
import { changeValuationStatus } from '../change-valuation-status.ts';
import { saveValuation } from '../save-valuation.ts';
import { shareValuation } from '../sharing/share-verbs.ts';
import { getValuationSnapshot, listValuationSnapshots } from './snapshot-verbs.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const list = (ctx: ServiceContext, input: z.input<typeof valuationSnapshotsInput>) =>
  listValuationSnapshots({ ctx, input: valuationSnapshotsInput.parse(input) });

describe('the versions of a valuation', () => {
  test('come in pages, each version once', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id } = await suite.given(ctx, { status: 'completed' });
    const { db } = suite.database;
    const ofIt = eq(valuationSnapshots.valuationId, id);
    const [first] = await db.select().from(valuationSnapshots).where(ofIt);
    if (first === undefined) throw new Error('Not completed');
    const later = Array.from({ length: 60 }, (_, index) => ({
      ...first,
      id: crypto.randomUUID(),
      number: index + 2,
    }));
    await db.insert(valuationSnapshots).values(later);
    const { snapshots, nextCursor } = await list(ctx, { id });
    expect(snapshots).toHaveLength(50);
    expect(snapshots[0]?.number).toBe(61);
    const rest = await list(ctx, { id, cursor: nextCursor });
    expect(rest.nextCursor).toBeNull();
    expect([...snapshots, ...rest.snapshots].map(({ number }) => number)).toEqual(
      Array.from({ length: 61 }, (_, index) => 61 - index),
    );
    expect(await list(ctx, { id, limit: 61 })).toMatchObject({ nextCursor: null });
  });

  test('are those it was completed in, newest first, as they were then', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id, document, version } = await suite.given(ctx, { status: 'completed' });
    await changeValuationStatus({ ctx, input: { id, version, to: 'in_progress' } });
    const changed = { ...document, bridge: { ...document.bridge, cash: 0 } };
    await saveValuation({ ctx, input: { id, version: version + 1, document: changed } });
    await changeValuationStatus({ ctx, input: { id, version: version + 2, to: 'completed' } });
    const { snapshots } = await list(ctx, { id });
    expect(snapshots.map(({ number }) => number)).toEqual([2, 1]);
    expect(snapshots[1]).toMatchObject({ createdBy: 'Marta Puig Serra', currency: 'EUR' });
    // The worked example: 7,008,572.34; without the cash, the value is lower.
    expect(snapshots[1]?.equityCentral).toBeCloseTo(7_008_572.344574782, 4);
    expect(snapshots[0]?.equityCentral).toBeLessThan(7_008_572);
    const first = await getValuationSnapshot({ ctx, input: { id, number: 1 } });
    expect(first).toEqual({ ...snapshots[1], document, outcome: null });
  });

  test('answer what was frozen only to another engine, the latest standing one where no number is asked', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id } = await suite.given(ctx, { status: 'completed' });
    const ofIt = eq(valuationSnapshots.valuationId, id);
    const [stored] = await suite.database.db.select().from(valuationSnapshots).where(ofIt);
    const asked = (input: { number: number | null; engineVersion?: string }) =>
      getValuationSnapshot({ ctx, input: { id, ...input } });
    expect(await asked({ number: 1, engineVersion })).toMatchObject({ number: 1, outcome: null });
    expect(await asked({ number: 1 })).toMatchObject({ number: 1, outcome: null });
    const answered = await asked({ number: null, engineVersion: '1.2.1' });
    expect(answered).toMatchObject({ number: 1, outcome: stored?.outcome });
    expect(valuationOutcomeSchema.parse(answered.outcome)).toEqual(stored?.outcome);
    expect(stored?.outcome.result).not.toBeNull();
  });

  test('in thousands show whole euros', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const document = { ...suite.computable, unit: 1_000 as const };
    const { id } = await suite.given(ctx, { status: 'completed', document });
    const { snapshots } = await list(ctx, { id });
    const row = await suite.rowOf(id);
    expect(snapshots[0]?.equityCentral).toBe(row?.equityCentral);
  });

  test('say who completed it, whoever owns it', async () => {
    const owner = suite.contextOf(suite.adviser);
    const { id, version } = await suite.given(owner);
    await shareValuation({ ctx: owner, input: { id, email: suite.stranger.email, right: 'edit' } });
    const theirs = suite.contextOf(suite.stranger);
    await changeValuationStatus({ ctx: theirs, input: { id, version, to: 'completed' } });
    const [frozen] = await suite.database.db
      .select({ createdBy: valuationSnapshots.createdBy })
      .from(valuationSnapshots)
      .where(eq(valuationSnapshots.valuationId, id));
    expect(frozen).toEqual({ createdBy: suite.stranger.userId });
    expect((await suite.rowOf(id))?.ownerId).toBe(suite.adviser.userId);
  });

  test('that never was is not found', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id } = await suite.given(ctx, { status: 'completed' });
    await expect(getValuationSnapshot({ ctx, input: { id, number: 2 } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
