import { z } from 'zod';
import { requestTypes } from '../collaborations/request-status.ts';
import { nextCursor } from '../lists/page-cursor.ts';
import { requiredText, safeText } from '../text/safe-text.ts';
import { commissionBaseKinds, commissionScales } from './commission-rule.ts';
import { commissionCauses } from './commission-cause.ts';
import { commissionEntryKinds } from './commission-ledger.ts';
import { commissionStatuses, commissionStepKinds } from './commission-status.ts';

const instant = z.iso.datetime();
const pageMaximum = 200;
const [searchMaximum, reasonMaximum] = [100, 500];

/** Ten thousand million euros. */
const mostCents = 1_000_000_000_000;
/** Whole cents. */
const cents = z.int();
const positiveCents = z.int().min(1).max(mostCents);

/** The parts whose sum is the amount, rounded once: one part for a whole-base rate, several for marginal bands. */
const bands = z.array(z.strictObject({ valueCents: cents, rate: z.number() }));

/** The data from which a commission is computed, so that its amount can be shown with its formula. */
const formulaSchema = z.strictObject({
  baseKind: z.enum(commissionBaseKinds),
  baseCents: cents,
  /** The rate of the tier that contains the base. */
  rate: z.number(),
  bands,
  tierFromCents: cents,
  tierToCents: cents.nullable(),
});

/** The next step, and its due time when it has one. */
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
  /** The referrer's balance including this entry. */
  balanceCents: cents,
  at: instant,
  cause: z.enum(commissionCauses).nullable(),
  /** The reason given by an administrator; for a payment, its invoice or transfer. */
  reason: z.string().nullable(),
  /** The entry that this one corrects, pays or reverses, and the first entry that reverses or corrects this one. */
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

/** Identified by its request, because that is what the referrer knows. */
export const getOwnCommissionInput = z.strictObject({ requestId: z.uuid() });
export const ownCommissionSchema = z.strictObject({ details: commissionDetailsSchema.nullable() });

export const commissionPageSchema = z.strictObject({
  items: z.array(commissionItemSchema),
  nextCursor,
});
export type CommissionPage = z.infer<typeof commissionPageSchema>;

/** The commission that a request would earn, before it is sent; computed only by the server. */
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

/** A period of days in Madrid, including both of them. */
const periodShape = { from: z.iso.date(), to: z.iso.date() };
const isPeriod = ({ from, to }: { from: string; to: string }): boolean => from <= to;
const notAPeriod = { path: ['to'], message: 'not-valid' };

export const statementInput = z
  .strictObject({
    ...periodShape,
    kind: z.enum(commissionEntryKinds).nullable().default(null),
    search: safeText(searchMaximum).default(''),
    /** Returns only entries after this number. */
    after: z.int().min(0).default(0),
    limit: z.int().min(1).max(pageMaximum).default(pageMaximum),
  })
  .refine(isPeriod, notAPeriod);
export type StatementInput = z.infer<typeof statementInput>;

const amountOfSchema = z.strictObject({ cents, count: z.int() });
export const commissionTotalsSchema = z.strictObject({
  openingCents: cents,
  earned: amountOfSchema,
  /** The total of corrections and reversals, and the number of each. */
  corrected: z.strictObject({ cents, corrections: z.int(), reversals: z.int() }),
  paid: amountOfSchema,
  closingCents: cents,
});
export type CommissionTotals = z.infer<typeof commissionTotalsSchema>;

export const statementSchema = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  /** The totals of the whole period, whatever the filter. */
  totals: commissionTotalsSchema,
  /** The latest entry before the period. */
  previous: z.strictObject({ number: z.int(), at: instant }).nullable(),
  entries: z.array(commissionEntrySchema),
  /** The entry number to continue after; null at the end. */
  next: z.int().nullable(),
  /** Commissions that are approved and not paid yet, whatever the period. */
  approved: z.strictObject({ cents, since: instant.nullable(), dueAt: instant.nullable() }),
  /** Estimated commissions, which are not part of the balance. */
  estimated: amountOfSchema,
});
export type CommissionStatement = z.infer<typeof statementSchema>;

export const printStatementInput = z
  .strictObject({ ...periodShape, language: z.enum(['es', 'ca', 'en']) })
  .refine(isPeriod, notAPeriod);
export type PrintStatementInput = z.infer<typeof printStatementInput>;
/** A document that is not stored, because it can be printed again from the same data. */
export const printedDocumentSchema = z.strictObject({
  fileName: z.string(),
  base64: z.base64(),
});
export type PrintedDocument = z.infer<typeof printedDocumentSchema>;

// The schemas for the administration.

/** A commission as administrators see it, including its recipient. */
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
  /** The referrer's debt from reversed commissions, which is deducted from the next payment. */
  debtCents: cents,
});
export type AdministratedCommissionDetails = z.infer<typeof administratedCommissionDetailsSchema>;

/** The number of commissions in each status, and their total amount. */
export const commissionStatusTotalsSchema = z.strictObject({
  byStatus: z.record(z.enum(commissionStatuses), amountOfSchema),
  overdue: amountOfSchema,
});
export type CommissionStatusTotals = z.infer<typeof commissionStatusTotalsSchema>;

export const getCommissionInput = z.strictObject({ commissionId: z.uuid() });

/**
 * `actId` is chosen by the caller: an action repeated with the same id is executed once. `version` is the version that
 * the caller saw.
 */
const actShape = { commissionId: z.uuid(), actId: z.uuid(), version: z.int().min(1) };
const reason = requiredText(reasonMaximum);
export const approveCommissionInput = z.strictObject({
  ...actShape,
  reason: safeText(reasonMaximum).default(''),
});
/** `reason`: for a payment, the invoice or transfer by which it is paid. */
export const commissionActionInput = z.strictObject({ ...actShape, reason });
/** The final price; the server computes the resulting amount. */
export const correctCommissionInput = z.strictObject({
  ...actShape,
  reason,
  baseCents: positiveCents,
});
export type CommissionActionInput = z.infer<typeof commissionActionInput>;
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
/** The latest tariff comes first; `inForce` identifies the current one. */
export const tariffsSchema = z.strictObject({
  tariffs: z.array(tariffSchema),
  inForce: z.iso.date().nullable(),
  paymentDays: z.int(),
});
export type CommissionTariffs = z.infer<typeof tariffsSchema>;

const areTiersDifferent = (tiers: readonly z.infer<typeof tierSchema>[]): boolean =>
  new Set(tiers.map(({ requestType, fromCents }) => `${requestType} ${fromCents}`)).size ===
  tiers.length;
/** All tiers of a type must have the same scale: a mix of both would have no defined meaning. */
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

/** The faults that the check of the ledger can find, each at one entry of one referrer. */
export const ledgerErrorCodes = [
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
export const ledgerErrorSchema = z.strictObject({
  code: z.enum(ledgerErrorCodes),
  recipientUserId: z.uuid(),
  commissionId: z.uuid().nullable(),
  number: z.int().nullable(),
});
export type LedgerError = z.infer<typeof ledgerErrorSchema>;
export const ledgerProofSchema = z.strictObject({
  entries: z.int(),
  commissions: z.int(),
  balanceCents: cents,
  faults: z.array(ledgerErrorSchema),
});
export type LedgerProof = z.infer<typeof ledgerProofSchema>;
