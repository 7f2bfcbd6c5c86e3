import { z } from 'zod';
import { nextCursor, pageCursor } from '../../lists/page-cursor.ts';
import { uncheckedStored } from '../../stored-documents/unchecked-stored.ts';
import type { FieldChange } from './changed-values.ts';
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

/** An event of a valuation, by the action of its audit row. */
const activityEventSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('valuation.created') }),
  z.strictObject({
    action: z.literal('valuation.updated'),
    leaves: z.array(uncheckedStored<FieldChange>()),
    /** The number of further fields whose values are not stored. */
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

/** The action that undoes an event: an action on the valuation, or sharing it again. */
const activityUndoSchema = z.discriminatedUnion('kind', [
  bulkActionSchema,
  z.strictObject({ kind: z.literal('share'), email: z.string(), right: shareRightSchema }),
]);
export type ActivityUndo = z.infer<typeof activityUndoSchema>;

/**
 * One action of a user; consecutive saves in one editing session are combined. `since` is the first time, `at` the
 * last.
 */
export const activityEntrySchema = z.strictObject({
  id: z.int(),
  at: instant,
  since: instant,
  /** Null for actions of the product itself. */
  actor: z.strictObject({ name: z.string(), isMe: z.boolean() }).nullable(),
  event: activityEventSchema,
  /** Null when the change is no longer current, may not be undone by this user, or can never be undone. */
  undo: activityUndoSchema.nullable(),
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

/** The completed versions, newest first. */
export const valuationActivitySchema = z.strictObject({
  entries: z.array(activityEntrySchema),
  nextCursor,
});
export type ValuationActivity = z.infer<typeof valuationActivitySchema>;
