import { z } from 'zod';
import { nextCursor, pageCursor } from '../lists/page-cursor.ts';
import { uncheckedStored } from '../stored-documents/unchecked-stored.ts';
import type { FrozenValuation } from './frozen-valuation.ts';

/** `number` null: the latest snapshot whose completion was not undone. */
export const valuationSnapshotInput = z.strictObject({
  id: z.uuid(),
  number: z.int().min(1).nullable(),
  /** The caller's engine version; when the snapshot was made by a different one, its outcome is also returned. */
  engineVersion: z.string().max(20).exactOptional(),
});
export type ValuationSnapshotInput = z.infer<typeof valuationSnapshotInput>;

/** A page of the snapshots. */
export const valuationSnapshotsInput = z.strictObject({
  id: z.uuid(),
  cursor: pageCursor,
  limit: z.int().min(1).max(200).default(50),
});
export type ValuationSnapshotsInput = z.infer<typeof valuationSnapshotsInput>;

/** A snapshot made when the valuation was completed; `number` starts at 1. */
export const snapshotSummarySchema = z.strictObject({
  number: z.int(),
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** Central equity value at the time of the snapshot, in whole units of `currency`. */
  equityCentral: z.number().nullable(),
  currency: z.string(),
  engineVersion: z.string(),
  sha256: z.string(),
  /** Whether the completion was undone: the snapshot remains stored, but is no longer shown as a version. */
  undone: z.boolean(),
});
export type SnapshotSummary = z.infer<typeof snapshotSummarySchema>;

/** The completed versions, newest first. */
export const snapshotListSchema = z.strictObject({
  snapshots: z.array(snapshotSummarySchema),
  nextCursor,
});
export type SnapshotList = z.infer<typeof snapshotListSchema>;

export const valuationSnapshotSchema = z.strictObject({
  ...snapshotSummarySchema.shape,
  document: uncheckedStored<FrozenValuation['document']>(),
  /** The frozen outcome when the caller has a different engine version; otherwise null. */
  outcome: uncheckedStored<FrozenValuation['outcome']>().nullable(),
});
export type ValuationSnapshot = z.infer<typeof valuationSnapshotSchema>;
