import { z } from 'zod';
import { nextCursor, pageCursor } from '../../lists/page-cursor.ts';
import { stored } from '../../stored-documents/stored.ts';
import type { ChangedLeaf } from './changed-values.ts';
import { bulkActionSchema } from '../valuation-list-schemas.ts';
import { shareRightSchema } from '../valuation-sharing-schemas.ts';
import { valuationStatuses } from '../valuation-status.ts';

const instant = z.iso.datetime();
const status = z.enum(valuationStatuses);

export const valuationActivityInput = z.strictObject({
  id: z.uuid(),
  cursor: pageCursor,
  limit: z.int().min(1).max(50).default(20),
});
export type ValuationActivityInput = z.infer<typeof valuationActivityInput>;

/** What happened to a valuation, by the action of its audit row. */
const activityEventSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('valuation.created') }),
  z.strictObject({
    action: z.literal('valuation.updated'),
    leaves: z.array(stored<ChangedLeaf>()),
    /** Further fields whose values are not kept. */
    more: z.int(),
  }),
  z.strictObject({ action: z.literal('valuation.status-changed'), from: status, to: status }),
  z.strictObject({ action: z.literal('valuation.status-undone'), from: status, to: status }),
  z.strictObject({
    action: z.literal('valuation.shared'),
    person: z.string(),
    right: shareRightSchema,
  }),
  z.strictObject({
    action: z.literal('valuation.share-changed'),
    person: z.string(),
    right: shareRightSchema,
  }),
  z.strictObject({
    action: z.literal('valuation.share-taken-back'),
    person: z.string(),
    right: shareRightSchema,
  }),
  z.strictObject({ action: z.literal('valuation.archived') }),
  z.strictObject({ action: z.literal('valuation.restored') }),
  z.strictObject({
    action: z.literal('valuation.tagged'),
    added: z.array(z.string()),
    removed: z.array(z.string()),
  }),
]);
export type ActivityEvent = z.infer<typeof activityEventSchema>;

/** What takes back what happened: an action on the valuation, or the share given again. */
const activityUndoSchema = z.discriminatedUnion('kind', [
  bulkActionSchema,
  z.strictObject({ kind: z.literal('share'), email: z.string(), right: shareRightSchema }),
]);
export type ActivityUndo = z.infer<typeof activityUndoSchema>;

/** One thing a person did; saves of one stretch of editing are one. `since` is its first moment, `at` its last. */
export const activityEntrySchema = z.strictObject({
  id: z.int(),
  at: instant,
  since: instant,
  /** Null for the product itself. */
  actor: z.strictObject({ name: z.string(), isMe: z.boolean() }).nullable(),
  event: activityEventSchema,
  /** Null where it no longer stands, is not this person's to undo, or never can be. */
  undo: activityUndoSchema.nullable(),
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

/** Newest first. */
export const valuationActivitySchema = z.strictObject({
  entries: z.array(activityEntrySchema),
  nextCursor,
});
export type ValuationActivity = z.infer<typeof valuationActivitySchema>;
