import { z } from 'zod';
import { emailSchema } from '../accounts/account-schemas.ts';
import { userLanguages } from '../accounts/user-languages.ts';
import { nextCursor } from '../lists/page-cursor.ts';
import {
  nameText,
  oneLineText,
  optionalLineText,
  requiredLineText,
} from '../text/one-line-text.ts';
import { uncheckedStored } from '../stored-documents/unchecked-stored.ts';
import { requiredText, safeText } from '../text/safe-text.ts';
import { visitIdSchema } from '../tracking/tracking-schemas.ts';
import {
  numberWithin,
  provinceCode,
  sectorCode,
} from '../valuations/document/amounts-and-codes.ts';
import { leadKinds, leadSources } from './lead-list.ts';
import { leadStages } from './lead-stage.ts';

export const leadTimings = ['now', 'one-year', 'two-three-years', 'informing'] as const;
export type LeadTiming = (typeof leadTimings)[number];

export const leadReasons = [
  'retirement',
  'succession',
  'partners',
  'growth',
  'new-project',
  'debt',
  'offer',
  'other',
] as const;
export type LeadReason = (typeof leadReasons)[number];

const instant = z.iso.datetime();
const [messageMaximum, lostReasonMaximum, noteMaximum, stepMaximum] = [2_000, 500, 4_000, 200];
const mostEuros = 1e12;
/** Euros per year, without cents. */
const revenue = numberWithin(0, mostEuros);
const ebitda = numberWithin(-mostEuros, mostEuros).nullable();

const utmText = oneLineText(100).nullable().default(null);
/** The origin of the visit, according to the URL's parameters. */
const utmSchema = z.strictObject({ source: utmText, medium: utmText, campaign: utmText });

/** The data requested about a company, from any user. */
const companyFields = {
  companyName: nameText(160),
  taxId: optionalLineText(20),
  sector: sectorCode,
  province: provinceCode.nullable(),
  annualRevenue: revenue,
  ebitda,
  reason: z.enum(leadReasons).nullable(),
  timing: z.enum(leadTimings).nullable(),
};

const contactFields = {
  contactName: nameText(100, 'personal-data-required'),
  email: emailSchema,
  phone: requiredLineText(40, 'phone-required'),
  message: safeText(messageMaximum).default(''),
  consent: z.literal(true, { message: 'terms-not-accepted' }),
};

/** The two steps of the public form, each with its fields. */
export const leadCompanyFormSchema = z.strictObject({
  ...companyFields,
  province: provinceCode,
  reason: z.enum(leadReasons),
  timing: z.enum(leadTimings),
});
export const leadContactFormSchema = z.strictObject(contactFields);

export const submitLeadInput = z.strictObject({
  ...leadCompanyFormSchema.shape,
  ...leadContactFormSchema.shape,
  kind: z.enum(leadKinds).default('sell'),
  /** Created by the server when the form was shown; reveals how long the visitor has been writing. */
  formToken: z.string().max(200),
  /** A field that users do not see: only a program fills it in. */
  website: z.string().max(500).default(''),
  language: z.enum(userLanguages).default('es'),
  utm: utmSchema.default({ source: null, medium: null, campaign: null }),
  visitId: visitIdSchema.nullable().default(null),
});
export type SubmitLeadInput = z.infer<typeof submitLeadInput>;

/** The same answer for everybody, so that it does not reveal whether the company was known. */
export const submitLeadOutput = z.strictObject({ received: z.literal(true) });
export const leadFormTokenSchema = z.strictObject({ formToken: z.string() });

/**
 * A request for help to sell or to buy, made from a valuation, whose figures are sent along and which the firm may then
 * read.
 */
export const askForHelpInput = z.strictObject({
  valuationId: z.uuid(),
  /** Null for the telephone number in the profile. */
  phone: optionalLineText(40),
  message: safeText(messageMaximum).default(''),
  /** The consent to share the valuation with the firm. */
  consent: z.literal(true, { message: 'terms-not-accepted' }),
});
export const helpRequestedSchema = z.strictObject({ leadId: z.uuid() });
export type AskForHelpInput = z.infer<typeof askForHelpInput>;

const nextStepSchema = z.strictObject({ text: requiredText(stepMaximum), at: instant });

/** A lead as shown in the board and the table. */
export const leadItemSchema = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  kind: z.enum(leadKinds),
  source: z.enum(leadSources),
  stage: z.enum(leadStages),
  companyName: z.string(),
  sector: z.string().nullable(),
  province: z.string().nullable(),
  annualRevenue: z.number().nullable(),
  contactName: z.string(),
  phone: z.string(),
  nextStep: nextStepSchema.nullable(),
  lostReason: z.string().nullable(),
  createdAt: instant,
  stageSince: instant,
});
export type LeadItem = z.infer<typeof leadItemSchema>;

export const leadEventKinds = [
  'arrived',
  'assigned',
  'stage-changed',
  'next-step-set',
  'next-step-done',
  'valuation-begun',
  'merged',
] as const;
export type LeadEventKind = (typeof leadEventKinds)[number];

export const leadEventSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(leadEventKinds),
  at: instant,
  /** The user who did it; null for the visitor who sent the form. */
  byName: z.string().nullable(),
  from: z.enum(leadStages).nullable(),
  to: z.enum(leadStages).nullable(),
  /** The reason for the loss, the next step, or the message of a lead that was merged into this one. */
  text: z.string().nullable(),
});
export type LeadEvent = z.infer<typeof leadEventSchema>;

/** A private note, visible only to the adviser who wrote it. */
export const leadNoteSchema = z.strictObject({ id: z.uuid(), text: z.string(), at: instant });
export type LeadNote = z.infer<typeof leadNoteSchema>;

/**
 * The figures of the valuation sent with a lead, frozen when it was sent, or of the user's own valuation created from
 * the lead.
 */
export interface LeadValuation {
  /** Null when the valuation belongs to another user: then only its figures were sent. */
  id: string | null;
  method: string;
  currency: string;
  equityLow: number | null;
  equityCentral: number | null;
  equityHigh: number | null;
}

export const leadDetailsSchema = z.strictObject({
  lead: leadItemSchema,
  taxId: z.string().nullable(),
  ebitda: z.number().nullable(),
  reason: z.enum(leadReasons).nullable(),
  timing: z.enum(leadTimings).nullable(),
  email: z.string(),
  message: z.string(),
  consentVersion: z.string(),
  consentAt: instant,
  valuation: uncheckedStored<LeadValuation>().nullable(),
  events: z.array(leadEventSchema),
  notes: z.array(leadNoteSchema),
});
export type LeadDetails = z.infer<typeof leadDetailsSchema>;

export const leadPageSchema = z.strictObject({ items: z.array(leadItemSchema), nextCursor });
export type LeadPage = z.infer<typeof leadPageSchema>;

const stageTotalsSchema = z.record(
  z.enum(leadStages),
  z.strictObject({ count: z.int(), revenue: z.number() }),
);
export type StageTotals = z.infer<typeof stageTotalsSchema>;

/** The totals of a list view, whatever the other filters. */
export const leadTotalsSchema = z.strictObject({
  /** The leads that match the filter: their number, and their total revenue. */
  byStage: stageTotalsSchema,
  all: z.int(),
  open: z.int(),
  openRevenue: z.number(),
  today: z.int(),
  overdue: z.int(),
  buyers: z.int(),
  large: z.int(),
  /** The lead whose next step has been overdue longest; null when none is overdue. */
  latest: z.strictObject({ companyName: z.string(), step: z.string(), at: instant }).nullable(),
});
export type LeadTotals = z.infer<typeof leadTotalsSchema>;

const ofLead = { leadId: z.uuid() };
/** The version that the adviser saw: when the lead has changed since, the call fails with `conflict`. */
const seenLead = { ...ofLead, version: z.int() };

export const getLeadInput = z.strictObject(ofLead);

export const moveLeadInput = z
  .strictObject({
    ...seenLead,
    to: z.enum(leadStages),
    /** Only for a lost lead. */
    lostReason: requiredText(lostReasonMaximum).optional(),
  })
  .refine(({ to, lostReason }) => (to === 'lost') === (lostReason !== undefined), {
    path: ['lostReason'],
    message: 'required',
  });
export type MoveLeadInput = z.infer<typeof moveLeadInput>;

export const setNextStepInput = z.strictObject({
  ...seenLead,
  /** Null when the current step is done and none follows. */
  nextStep: nextStepSchema.nullable(),
  isDone: z.boolean(),
});
export type SetNextStepInput = z.infer<typeof setNextStepInput>;

export const addLeadNoteInput = z.strictObject({
  ...ofLead,
  noteId: z.uuid(),
  text: requiredText(noteMaximum),
});
export type AddLeadNoteInput = z.infer<typeof addLeadNoteInput>;

export const valueLeadInput = z.strictObject({ ...ofLead, valuationId: z.uuid() });
export const valuedLeadSchema = z.strictObject({ valuationId: z.uuid() });
export type ValueLeadInput = z.infer<typeof valueLeadInput>;

/**
 * For administrators. `from` is the adviser that they saw: when the lead has been reassigned since, the call fails with
 * `conflict`.
 */
export const assignLeadInput = z.strictObject({
  ...ofLead,
  from: z.uuid().nullable(),
  advisorUserId: z.uuid().nullable(),
});
export type AssignLeadInput = z.infer<typeof assignLeadInput>;
export const assignedLeadSchema = z.strictObject({
  id: z.uuid(),
  advisorUserId: z.uuid().nullable(),
});
