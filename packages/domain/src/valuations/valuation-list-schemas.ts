import { z } from 'zod';
import { errorCodes } from '../errors/app-error.ts';
import { fieldIssueCodes } from '../errors/field-issue.ts';
import { nextCursor } from '../lists/page-cursor.ts';
import { valuationSummarySchema } from './valuation-schemas.ts';
import { valuationAccessSchema } from './valuation-sharing-schemas.ts';
import { valuationStatuses } from './valuation-status.ts';
import { valuationTag } from './valuation-tag.ts';

const instant = z.iso.datetime();
const statusSchema = z.enum(valuationStatuses);

export const valuationListItemSchema = z.strictObject({
  ...valuationSummarySchema.shape,
  province: z.string().nullable(),
  archived: z.boolean(),
  /** Whether the valuation was ever completed. Its snapshots must remain, so it can be archived but not deleted. */
  everCompleted: z.boolean(),
  tags: z.array(z.string()),
  access: valuationAccessSchema,
  /** The name of the owner; null for the user's own valuations. */
  ownerName: z.string().nullable(),
});
export type ValuationListItem = z.infer<typeof valuationListItemSchema>;

export const valuationPageSchema = z.strictObject({
  items: z.array(valuationListItemSchema),
  nextCursor,
});
export type ValuationPage = z.infer<typeof valuationPageSchema>;

/** The totals of all the user's unarchived valuations, whatever the filter. */
export const valuationListTotalsSchema = z.strictObject({
  draft: z.int(),
  in_progress: z.int(),
  completed: z.int(),
  /** The number of completed valuations that the amounts cover. */
  completedInEuros: z.int(),
  /** Euros; valuations in another currency are counted but never added. */
  completedAmount: z.number(),
  /** Euros; null when none is completed in euros. */
  averageAmount: z.number().nullable(),
  hasArchived: z.boolean(),
  /** Whether others share any unarchived valuations with the user, and any archived ones. */
  hasShared: z.boolean(),
  hasSharedArchived: z.boolean(),
});
export type ValuationListTotals = z.infer<typeof valuationListTotalsSchema>;

const selectedValuationSchema = valuationListItemSchema.pick({
  id: true,
  version: true,
  status: true,
  currency: true,
  equityCentral: true,
  archived: true,
  everCompleted: true,
  access: true,
});
export type SelectedValuation = z.infer<typeof selectedValuationSchema>;

export const selectedValuationsSchema = z.strictObject({
  items: z.array(selectedValuationSchema),
  nextCursor,
});
export type SelectedValuations = z.infer<typeof selectedValuationsSchema>;

/** The maximum number of valuations per call; a larger selection is sent in several calls. */
export const maxValuationsPerCall = 500;
/**
 * The maximum for a change of status, which needs one transaction each: more would exceed the time limit of one call.
 */
export const maxStatusChangesPerCall = 50;

const tagsOfAction = z.array(valuationTag).min(1).max(20);

/** The actions on many valuations at once. */
export const bulkActionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('change-status'), to: statusSchema }),
  /** Undoes the change of status that led to the item's version, while nothing else has changed since. */
  z.strictObject({ kind: z.literal('undo-status') }),
  z.strictObject({ kind: z.literal('archive') }),
  z.strictObject({ kind: z.literal('restore') }),
  z.strictObject({ kind: z.literal('add-tags'), tags: tagsOfAction }),
  z.strictObject({ kind: z.literal('remove-tags'), tags: tagsOfAction }),
  /** `batchId` makes a repeated call return the copies that the first one made. */
  z.strictObject({ kind: z.literal('duplicate'), batchId: z.uuid() }),
  /** Permanent. Only for drafts that were never completed. */
  z.strictObject({ kind: z.literal('delete') }),
]);
export type BulkAction = z.infer<typeof bulkActionSchema>;

/** `version` is the one on the screen; changes of status and deletions refuse a different one. */
export const applyToValuationsInput = z
  .strictObject({
    action: bulkActionSchema,
    items: z
      .array(z.strictObject({ id: z.uuid(), version: z.int().min(1) }))
      .min(1)
      .max(maxValuationsPerCall)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
        message: 'not-valid',
      }),
  })
  .check(({ value: { action, items }, issues }) => {
    const takesLong = action.kind === 'change-status' || action.kind === 'undo-status';
    if (!takesLong || items.length <= maxStatusChangesPerCall) return;
    issues.push({
      code: 'too_big',
      origin: 'array',
      maximum: maxStatusChangesPerCall,
      input: items,
      path: ['items'],
    });
  });
export type ApplyToValuationsInput = z.infer<typeof applyToValuationsInput>;

const fieldIssueSchema = z.strictObject({
  path: z.string(),
  code: z.enum(fieldIssueCodes),
  params: z.record(z.string(), z.union([z.number(), z.string()])),
});

/**
 * The outcome for one valuation in a bulk call. The answer is the same for another user's valuation and for a missing
 * one.
 */
export const bulkOutcomeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('done'),
    id: z.uuid(),
    /** False when the valuation was already in that state. For tags: whether any of them was added or removed. */
    changed: z.boolean(),
    /** The current row; the copy's row for a duplicate, null for a deleted valuation. */
    item: valuationListItemSchema.nullable(),
    /** For added or removed tags: those that this call added or removed. */
    tags: z.array(z.string()),
  }),
  z.strictObject({
    kind: z.literal('refused'),
    id: z.uuid(),
    code: z.enum(errorCodes),
    fields: z.array(fieldIssueSchema),
  }),
]);
export type BulkOutcome = z.infer<typeof bulkOutcomeSchema>;

export const bulkOutcomesSchema = z.strictObject({ outcomes: z.array(bulkOutcomeSchema) });
export type BulkOutcomes = z.infer<typeof bulkOutcomesSchema>;

export const valuationTagsSchema = z.strictObject({ tags: z.array(z.string()) });

export const exportedValuationSchema = z.strictObject({
  ...valuationListItemSchema.omit({ version: true, everCompleted: true }).shape,
  taxId: z.string(),
  enterpriseCentral: z.number().nullable(),
  ebitda: z.number().nullable(),
  impliedMultiple: z.number().nullable(),
  completedAt: instant.nullable(),
});
export type ExportedValuation = z.infer<typeof exportedValuationSchema>;

export const exportedValuationsSchema = z.strictObject({
  /** The total number on all pages; given only on the first one. */
  total: z.int().nullable(),
  rows: z.array(exportedValuationSchema),
  nextCursor,
});
export type ExportedValuations = z.infer<typeof exportedValuationsSchema>;
