import { z } from 'zod';
import { nextCursor, pageCursor } from '../lists/page-cursor.ts';
import { stored } from '../stored-documents/stored.ts';
import type { FrozenValuation } from './frozen-valuation.ts';

/** `number` null: the latest whose completion stands. */
export const valuationSnapshotInput = z.strictObject({
  id: z.uuid(),
  number: z.int().min(1).nullable(),
  /** Of the engine of whoever asks; where another one froze the version, its outcome is answered too. */
  engineVersion: z.string().max(20).exactOptional(),
});
export type ValuationSnapshotInput = z.infer<typeof valuationSnapshotInput>;

/** A page of the versions. */
export const valuationSnapshotsInput = z.strictObject({
  id: z.uuid(),
  cursor: pageCursor,
  limit: z.int().min(1).max(200).default(50),
});
export type ValuationSnapshotsInput = z.infer<typeof valuationSnapshotsInput>;

/** A version frozen when the valuation was completed: 1 is the first. */
export const snapshotSummarySchema = z.strictObject({
  number: z.int(),
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** Central equity value as it was frozen, in whole units of `currency`. */
  equityCentral: z.number().nullable(),
  currency: z.string(),
  engineVersion: z.string(),
  sha256: z.string(),
  /** Its completion was undone: it is kept, but is no closed version any more. */
  undone: z.boolean(),
});
export type SnapshotSummary = z.infer<typeof snapshotSummarySchema>;

/** Newest first. */
export const snapshotListSchema = z.strictObject({
  snapshots: z.array(snapshotSummarySchema),
  nextCursor,
});
export type SnapshotList = z.infer<typeof snapshotListSchema>;

export const valuationSnapshotSchema = z.strictObject({
  ...snapshotSummarySchema.shape,
  document: stored<FrozenValuation['document']>(),
  /** What was frozen, where the engine of whoever asks is another; else null. */
  outcome: stored<FrozenValuation['outcome']>().nullable(),
});
export type ValuationSnapshot = z.infer<typeof valuationSnapshotSchema>;
