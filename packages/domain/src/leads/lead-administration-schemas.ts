import { z } from 'zod';
import { nextCursor } from '../lists/page-cursor.ts';
import { safeText } from '../text/safe-text.ts';
import { duplicateReasons } from './duplicate-lead.ts';
import { leadDetailsSchema, leadItemSchema, moveLeadInput } from './lead-schemas.ts';
import { mergedFields } from './merge-leads.ts';

const adviserSchema = z.strictObject({ userId: z.uuid(), name: z.string() });

/** A lead as the firm's administrators see it. */
export const firmLeadSchema = z.strictObject({
  ...leadItemSchema.shape,
  taxId: z.string().nullable(),
  adviser: adviserSchema.nullable(),
  /** The earlier lead of the same company. */
  duplicateOf: z.uuid().nullable(),
  duplicateReason: z.enum(duplicateReasons).nullable(),
});
export type FirmLead = z.infer<typeof firmLeadSchema>;

export const firmLeadPageSchema = z.strictObject({ items: z.array(firmLeadSchema), nextCursor });
export type FirmLeadPage = z.infer<typeof firmLeadPageSchema>;

/** The numbers of waiting leads, and the results of the last 90 days. */
export const firmLeadTotalsSchema = z.strictObject({
  unassigned: z.int(),
  unassignedLarge: z.int(),
  duplicates: z.int(),
  recent: z.int(),
  recentRevenue: z.number(),
  thresholds: z.strictObject({ high: z.number(), extreme: z.number() }),
});
export type FirmLeadTotals = z.infer<typeof firmLeadTotalsSchema>;

export const firmLeadDetailsSchema = z.strictObject({
  ...leadDetailsSchema.omit({ lead: true, notes: true }).shape,
  lead: firmLeadSchema,
});
export type FirmLeadDetails = z.infer<typeof firmLeadDetailsSchema>;

/** The advisers to whom a lead may be assigned, each with the number of their open leads. */
export const listAssigneesInput = z.strictObject({ search: safeText(100).default('') });
export const assigneesSchema = z.strictObject({
  advisers: z.array(z.strictObject({ ...adviserSchema.shape, openLeads: z.int() })),
});
export type Assignees = z.infer<typeof assigneesSchema>;

export const moveFirmLeadInput = moveLeadInput;

const side = z.enum(['lead', 'earlier']);
/**
 * `lead` is the later one, which is removed; the result remains as the earlier one. The versions of both are those that
 * the administrator saw.
 */
export const mergeLeadsInput = z.strictObject({
  leadId: z.uuid(),
  version: z.int(),
  earlierVersion: z.int(),
  choices: z.partialRecord(z.enum(mergedFields), side),
});
export type MergeLeadsInput = z.infer<typeof mergeLeadsInput>;

export const unmarkDuplicateInput = z.strictObject({ leadId: z.uuid(), version: z.int() });
export type UnmarkDuplicateInput = z.infer<typeof unmarkDuplicateInput>;
