import { z } from 'zod';
import { requestTypes } from '../collaborations/request-status.ts';
import { nextCursor, pageCursor } from '../lists/page-cursor.ts';
import { requiredText, safeText } from '../text/safe-text.ts';
import { commissionBaseKinds, commissionScales } from './commission-rule.ts';
import { commissionCauses } from './commission-cause.ts';
import { commissionEntryKinds } from './commission-ledger.ts';
import { commissionStatuses, commissionStepKinds } from './commission-status.ts';

const instant = z.iso.datetime();
const [pageSize, pageMaximum] = [50, 200];
const [searchMaximum, reasonMaximum] = [100, 500];

/** Ten thousand million euros. */
const mostCents = 1_000_000_000_000;
/** Whole cents. */
const cents = z.int();
const positiveCents = z.int().min(1).max(mostCents);

/** What the amount is the sum of, rounded once: one part on the whole base, several marginal by band. */
const bands = z.array(z.strictObject({ valueCents: cents, rate: z.number() }));

/** What a commission is reckoned from, so that its amount can be shown with its formula. */
const formulaSchema = z.strictObject({
  baseKind: z.enum(commissionBaseKinds),
  baseCents: cents,
  /** Of the tier that holds the base. */
  rate: z.number(),
  bands,
  tierFromCents: cents,
  tierToCents: cents.nullable(),
});

/** What comes next, and by when where there is a time for it. */
const nextStepSchema = z.strictObject({
  kind: z.enum(['answer', 'outcome', 'approval', 'payment']),
  by: instant.nullable(),
});
export type CommissionNextStep = z.infer<typeof nextStepSchema>;

export const commissionItemSchema = z.strictObject({
  id: z.uuid(),
  requestId: z.uuid(),
  version: z.int(),
  companyName: z.string(),
  requestType: z.enum(requestTypes),
  isToFirm: z.boolean(),
  status: z.enum(commissionStatuses),
  statusSince: instant,
  amountCents: cents,
  formula: formulaSchema,
  dueAt: instant.nullable(),
  next: nextStepSchema.nullable(),
  createdAt: instant,
});
export type CommissionItem = z.infer<typeof commissionItemSchema>;

export const commissionEntrySchema = z.strictObject({
  id: z.uuid(),
  number: z.int(),
  kind: z.enum(commissionEntryKinds),
  companyName: z.string(),
  requestId: z.uuid(),
  amountCents: cents,
  /** The referrer's, with this entry. */
  balanceCents: cents,
  at: instant,
  cause: z.enum(commissionCauses).nullable(),
  /** As an administrator gave it; of a payment its invoice or transfer. */
  reason: z.string().nullable(),
  /** The entry that it corrects, pays or takes back, and the first that takes back or corrects this one. */
  citesNumber: z.int().nullable(),
  citedBy: z.strictObject({ number: z.int(), kind: z.enum(commissionEntryKinds) }).nullable(),
  baseCents: cents,
  bands,
});
export type CommissionEntry = z.infer<typeof commissionEntrySchema>;

export const commissionStepSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(commissionStepKinds),
  at: instant,
  cause: z.enum(commissionCauses).nullable(),
  reason: z.string().nullable(),
  byName: z.string().nullable(),
  amountCents: cents,
  baseKind: z.enum(commissionBaseKinds),
  baseCents: cents,
  bands,
});
export type CommissionStep = z.infer<typeof commissionStepSchema>;

export const commissionDetailsSchema = z.strictObject({
  commission: commissionItemSchema,
  steps: z.array(commissionStepSchema),
  entries: z.array(commissionEntrySchema),
});
export type CommissionDetails = z.infer<typeof commissionDetailsSchema>;

/** By its request, as the referrer knows it. */
export const getOwnCommissionInput = z.strictObject({ requestId: z.uuid() });
export const ownCommissionSchema = z.strictObject({ details: commissionDetailsSchema.nullable() });

export const listOwnCommissionsInput = z.strictObject({
  status: z.enum(commissionStatuses).nullable().default(null),
  cursor: pageCursor,
  limit: z.int().min(1).max(pageMaximum).default(pageSize),
});
export type ListOwnCommissionsInput = z.infer<typeof listOwnCommissionsInput>;
export const commissionPageSchema = z.strictObject({
  items: z.array(commissionItemSchema),
  nextCursor,
});
export type CommissionPage = z.infer<typeof commissionPageSchema>;

/** What a request would earn, before it is sent; the server alone reckons it. */
export const estimateCommissionInput = z.strictObject({
  requestType: z.enum(requestTypes),
  valuationId: z.uuid().nullable().default(null),
  expectedValueCents: positiveCents.nullable().default(null),
});
export type EstimateCommissionInput = z.infer<typeof estimateCommissionInput>;
export const commissionEstimateSchema = z.strictObject({
  estimate: z.strictObject({ amountCents: cents, formula: formulaSchema }).nullable(),
});
export type CommissionEstimate = z.infer<typeof commissionEstimateSchema>;

/** A period of days of Madrid, both within it. */
const periodShape = { from: z.iso.date(), to: z.iso.date() };
const isPeriod = ({ from, to }: { from: string; to: string }): boolean => from <= to;
const notAPeriod = { path: ['to'], message: 'not-valid' };

export const statementInput = z
  .strictObject({
    ...periodShape,
    kind: z.enum(commissionEntryKinds).nullable().default(null),
    search: safeText(searchMaximum).default(''),
    /** Only entries after this number. */
    after: z.int().min(0).default(0),
    limit: z.int().min(1).max(pageMaximum).default(pageMaximum),
  })
  .refine(isPeriod, notAPeriod);
export type StatementInput = z.infer<typeof statementInput>;

const amountOfSchema = z.strictObject({ cents, count: z.int() });
export const commissionTotalsSchema = z.strictObject({
  openingCents: cents,
  earned: amountOfSchema,
  /** Corrections and reversals. */
  corrected: z.strictObject({ cents, corrections: z.int(), reversals: z.int() }),
  paid: amountOfSchema,
  closingCents: cents,
});
export type CommissionTotals = z.infer<typeof commissionTotalsSchema>;

export const statementSchema = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Of the whole period, whatever the filter. */
  totals: commissionTotalsSchema,
  /** The latest entry before the period. */
  previous: z.strictObject({ number: z.int(), at: instant }).nullable(),
  entries: z.array(commissionEntrySchema),
  /** The number to go on after; null at the end. */
  next: z.int().nullable(),
  /** Approved and not paid yet, whatever the period. */
  approved: z.strictObject({ cents, since: instant.nullable(), dueAt: instant.nullable() }),
  /** Estimated and outside the balance. */
  estimated: amountOfSchema,
});
export type CommissionStatement = z.infer<typeof statementSchema>;

export const printStatementInput = z
  .strictObject({ ...periodShape, language: z.enum(['es', 'ca', 'en']) })
  .refine(isPeriod, notAPeriod);
export type PrintStatementInput = z.infer<typeof printStatementInput>;
/** A document that is not kept: what it says can be printed again. */
export const printedDocumentSchema = z.strictObject({
  fileName: z.string(),
  base64: z.base64(),
});
export type PrintedDocument = z.infer<typeof printedDocumentSchema>;

// Administration.

export const commissionSorts = ['since', 'amount', 'due'] as const;

export const commissionFilterSchema = z.strictObject({
  search: safeText(searchMaximum).default(''),
  status: z.enum(commissionStatuses).nullable().default(null),
  requestType: z.enum(requestTypes).nullable().default(null),
  isOverdue: z.boolean().nullable().default(null),
});
export type CommissionFilter = z.infer<typeof commissionFilterSchema>;

export const listCommissionsInput = z.strictObject({
  ...commissionFilterSchema.shape,
  sort: z.enum(commissionSorts).default('since'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  cursor: pageCursor,
  limit: z.int().min(1).max(pageMaximum).default(pageSize),
});
export type ListCommissionsInput = z.infer<typeof listCommissionsInput>;

/** A commission as administrators see it: with whose it is. */
export const administratedCommissionSchema = z.strictObject({
  ...commissionItemSchema.shape,
  recipient: z.strictObject({
    userId: z.uuid(),
    name: z.string(),
    email: z.string(),
    company: z.string().nullable(),
  }),
});
export type AdministratedCommission = z.infer<typeof administratedCommissionSchema>;

export const administratedCommissionPageSchema = z.strictObject({
  items: z.array(administratedCommissionSchema),
  nextCursor,
});
export type AdministratedCommissionPage = z.infer<typeof administratedCommissionPageSchema>;

export const administratedCommissionDetailsSchema = z.strictObject({
  commission: administratedCommissionSchema,
  steps: z.array(commissionStepSchema),
  entries: z.array(commissionEntrySchema),
  /** What the referrer still owes of reversed commissions: it is taken off the next payment. */
  debtCents: cents,
});
export type AdministratedCommissionDetails = z.infer<typeof administratedCommissionDetailsSchema>;

/** Of each status, how many there are and what they come to. */
export const commissionStatusTotalsSchema = z.strictObject({
  byStatus: z.record(z.enum(commissionStatuses), amountOfSchema),
  overdue: amountOfSchema,
});
export type CommissionStatusTotals = z.infer<typeof commissionStatusTotalsSchema>;

export const getCommissionInput = z.strictObject({ commissionId: z.uuid() });

/** `actId` is the caller's own: an act sent again with it is done once. `version` is what the caller saw. */
const actShape = { commissionId: z.uuid(), actId: z.uuid(), version: z.int().min(1) };
const reason = requiredText(reasonMaximum);
export const approveCommissionInput = z.strictObject({
  ...actShape,
  reason: safeText(reasonMaximum).default(''),
});
/** `reason`: of a payment, which invoice or transfer it is paid by. */
export const actOnCommissionInput = z.strictObject({ ...actShape, reason });
/** The price at the end; what it comes to is reckoned by the server. */
export const correctCommissionInput = z.strictObject({
  ...actShape,
  reason,
  baseCents: positiveCents,
});
export type CommissionAct = z.infer<typeof actOnCommissionInput>;
export type CorrectCommissionInput = z.infer<typeof correctCommissionInput>;

const tierSchema = z.strictObject({
  requestType: z.enum(requestTypes),
  fromCents: z.int().min(0).max(mostCents),
  rate: z.number().min(0).max(1).multipleOf(0.0001),
  scale: z.enum(commissionScales).default('marginal'),
});
const mostTiers = 30;
export const tariffSchema = z.strictObject({
  effectiveFrom: z.iso.date(),
  byName: z.string().nullable(),
  tiers: z.array(tierSchema),
});
export type CommissionTariff = z.infer<typeof tariffSchema>;
/** The latest first; the one in force is named. */
export const tariffsSchema = z.strictObject({
  tariffs: z.array(tariffSchema),
  inForce: z.iso.date().nullable(),
  paymentDays: z.int(),
});
export type CommissionTariffs = z.infer<typeof tariffsSchema>;

const areTiersDifferent = (tiers: readonly z.infer<typeof tierSchema>[]): boolean =>
  new Set(tiers.map(({ requestType, fromCents }) => `${requestType} ${fromCents}`)).size ===
  tiers.length;
/** Some parts of a base read one way and some the other would be neither. */
const areScalesAlike = (tiers: readonly z.infer<typeof tierSchema>[]): boolean =>
  requestTypes.every(
    (type) =>
      new Set(tiers.flatMap(({ requestType, scale }) => (requestType === type ? [scale] : [])))
        .size <= 1,
  );
export const setTariffInput = z.strictObject({
  effectiveFrom: z.iso.date(),
  tiers: z
    .array(tierSchema)
    .max(mostTiers)
    .refine(areTiersDifferent, { message: 'not-valid' })
    .refine(areScalesAlike, { message: 'not-valid' }),
  paymentDays: z.int().min(0).max(365),
});
export type SetTariffInput = z.infer<typeof setTariffInput>;

/** What the check of the ledger found: nothing, or what is wrong at which entry of whose. */
export const ledgerFaultCodes = [
  'number-missing',
  'seal-broken',
  'balance-wrong',
  'amount-wrong',
  'formula-wrong',
  'status-wrong',
  'citation-wrong',
  'paid-twice',
  'audit-missing',
] as const;
export const ledgerFaultSchema = z.strictObject({
  code: z.enum(ledgerFaultCodes),
  recipientUserId: z.uuid(),
  commissionId: z.uuid().nullable(),
  number: z.int().nullable(),
});
export type LedgerFault = z.infer<typeof ledgerFaultSchema>;
export const ledgerProofSchema = z.strictObject({
  entries: z.int(),
  commissions: z.int(),
  balanceCents: cents,
  faults: z.array(ledgerFaultSchema),
});
export type LedgerProof = z.infer<typeof ledgerProofSchema>;
