import { z } from 'zod';
import { nextCursor, pageCursor } from '../lists/page-cursor.ts';
import { nameText } from '../text/one-line-text.ts';
import { requiredText } from '../text/safe-text.ts';
import { provinceCode, sectorCode } from '../valuations/document/amounts-and-codes.ts';
import { multipleChainSchema } from '../valuations/multiple-chain-schema.ts';
import { requestEventKinds } from './request-event-kind.ts';
import { requestOutcomes } from './request-outcome.ts';
import { requestStatuses, requestTypes } from './request-status.ts';

const instant = z.iso.datetime();
export const requestMessageMaximum = 2_000;
const [reasonMaximum, companyMaximum, mostCents] = [500, 160, 1e14];
const cents = z.int();

/**
 * The target is an adviser, or the firm when `targetAdvisorId` is null. A call repeated with the same id refers to the
 * same request.
 */
export const createRequestInput = z.strictObject({
  requestId: z.uuid(),
  targetAdvisorId: z.uuid().nullable(),
  type: z.enum(requestTypes),
  companyName: nameText(companyMaximum),
  sector: sectorCode.nullable().default(null),
  province: provinceCode.nullable().default(null),
  message: requiredText(requestMessageMaximum),
  valuationId: z.uuid().nullable().default(null),
  /** The expected sale price of the company. */
  expectedValueCents: cents.min(1).max(mostCents).nullable().default(null),
});
export type CreateRequestInput = z.infer<typeof createRequestInput>;
export const requestCreatedSchema = z.strictObject({ requestId: z.uuid() });

/** The other side of a request, with the data that the caller may see. */
const counterpartSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('firm') }),
  z.strictObject({
    kind: z.literal('person'),
    userId: z.uuid(),
    name: z.string(),
    company: z.string().nullable(),
  }),
]);
export type RequestCounterpart = z.infer<typeof counterpartSchema>;

/** The commission that a request may earn its sender; null when no rate is defined. */
export const requestCommissionSchema = z.strictObject({
  amountCents: cents,
  step: z.enum(['estimated', 'earned', 'approved', 'paid', 'cancelled', 'reversed']),
});
export type RequestCommission = z.infer<typeof requestCommissionSchema>;

export const requestItemSchema = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  type: z.enum(requestTypes),
  companyName: z.string(),
  counterpart: counterpartSchema,
  status: z.enum(requestStatuses),
  createdAt: instant,
  /** When a pending request to an adviser expires; null otherwise. */
  expiresAt: instant.nullable(),
  /** When the firm has promised to answer a pending request; null otherwise. */
  dueAt: instant.nullable(),
  decidedAt: instant.nullable(),
  outcome: z.enum(requestOutcomes).nullable(),
  isOutcomeConfirmed: z.boolean(),
  /** Whether a snapshot was sent along. */
  hasValuation: z.boolean(),
  /** The id of the valuation sent along; null for a caller who does not own it. */
  valuationId: z.uuid().nullable(),
  commission: requestCommissionSchema.nullable(),
});
export type RequestItem = z.infer<typeof requestItemSchema>;

export const requestPageSchema = z.strictObject({ items: z.array(requestItemSchema), nextCursor });
export type RequestPage = z.infer<typeof requestPageSchema>;

/** The totals of all requests on that side, whatever the filter. */
export const requestTotalsSchema = z.strictObject({
  all: z.int(),
  thisYear: z.int(),
  pending: z.int(),
  pendingOfFirm: z.int(),
  accepted: z.int(),
  /** The numbers of confirmed outcomes, and of those that still have to be confirmed. */
  won: z.int(),
  wonUnconfirmed: z.int(),
  /**
   * The total of the estimates, with the number of open requests and of those with an unconfirmed outcome; null while
   * no rate is defined for any.
   */
  estimated: z.strictObject({ amountCents: cents, open: z.int(), unconfirmed: z.int() }).nullable(),
  /** The earliest due time among the firm's pending answers. */
  nextDueAt: instant.nullable(),
});
export type RequestTotals = z.infer<typeof requestTotalsSchema>;

const ofRequest = { requestId: z.uuid() };
/** The version that the user saw: when the request has changed since, the call fails with `conflict`. */
const seenRequest = { ...ofRequest, version: z.int() };

export const requestIdInput = z.strictObject(ofRequest);
export type RequestIdInput = z.infer<typeof requestIdInput>;

export const moveRequestInput = z.strictObject(seenRequest);
export type MoveRequestInput = z.infer<typeof moveRequestInput>;

export const rejectRequestInput = z.strictObject({
  ...seenRequest,
  reason: requiredText(reasonMaximum),
});
export type RejectRequestInput = z.infer<typeof rejectRequestInput>;

export const setOutcomeInput = z.strictObject({ ...seenRequest, outcome: z.enum(requestOutcomes) });
export type SetOutcomeInput = z.infer<typeof setOutcomeInput>;

/** `outcome` is the one that the confirming user saw. */
export const confirmOutcomeInput = z.strictObject({
  ...seenRequest,
  outcome: z.enum(['won', 'lost']),
});
export type ConfirmOutcomeInput = z.infer<typeof confirmOutcomeInput>;

export const requestEventSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(requestEventKinds),
  at: instant,
  /** Null for an event caused by time, or by a user whose account is erased. */
  byName: z.string().nullable(),
  isMine: z.boolean(),
  number: z.int().nullable(),
  detail: z.string().nullable(),
});
export type RequestEvent = z.infer<typeof requestEventSchema>;

/** A snapshot of the linked valuation that the caller may read. */
export const sharedVersionSchema = z.strictObject({
  number: z.int(),
  closedAt: instant,
  isShared: z.boolean(),
});
export type SharedVersion = z.infer<typeof sharedVersionSchema>;

export const sharedReportSchema = z.strictObject({
  id: z.uuid(),
  fileId: z.uuid(),
  number: z.int(),
  name: z.string(),
  issuedAt: instant,
});
export type SharedReport = z.infer<typeof sharedReportSchema>;

/** The valuation sent along. The other side sees only the snapshots that it may read. */
export const linkedValuationSchema = z.strictObject({
  /** Null for a caller who does not own the valuation. */
  valuationId: z.uuid().nullable(),
  versions: z.array(sharedVersionSchema),
  reports: z.array(sharedReportSchema),
  sharesReports: z.boolean(),
  /** Whether the other side may read the valuation itself, including future changes. */
  sharesLive: z.boolean(),
  /** The figures of the latest snapshot that the caller may read. */
  figures: z
    .strictObject({
      number: z.int(),
      closedAt: instant,
      method: z.string(),
      sector: z.string().nullable(),
      currency: z.string(),
      enterpriseValue: z.number().nullable(),
      equityLow: z.number().nullable(),
      equityCentral: z.number().nullable(),
      equityHigh: z.number().nullable(),
    })
    .nullable(),
});
export type LinkedValuation = z.infer<typeof linkedValuationSchema>;

const messageMaximum = 4_000;
/** A call repeated with the same id refers to the same message. */
export const sendMessageInput = z.strictObject({
  ...ofRequest,
  messageId: z.uuid(),
  text: requiredText(messageMaximum),
});
export type SendMessageInput = z.infer<typeof sendMessageInput>;

export const requestMessageSchema = z.strictObject({
  id: z.uuid(),
  at: instant,
  /** Empty, like the text, when the author's account is erased. */
  authorName: z.string(),
  isMine: z.boolean(),
  text: z.string(),
  /** When the message was first shown to the other side. */
  readAt: instant.nullable(),
});
export type RequestMessage = z.infer<typeof requestMessageSchema>;

export const listMessagesInput = z.strictObject({
  ...ofRequest,
  cursor: pageCursor,
  limit: z.int().min(1).max(200).default(50),
});
export type ListMessagesInput = z.infer<typeof listMessagesInput>;

/** The completed versions, newest first. */
export const messagePageSchema = z.strictObject({
  items: z.array(requestMessageSchema),
  nextCursor,
});
export type MessagePage = z.infer<typeof messagePageSchema>;
export const messagesReadSchema = z.strictObject({ read: z.int() });

const mostVersions = 50;
/** Everything that the other side may read from now on; an empty selection removes all access. */
export const changeAccessInput = z.strictObject({
  ...seenRequest,
  numbers: z.array(z.int().min(1)).max(mostVersions),
  reports: z.boolean(),
  live: z.boolean(),
});
export type ChangeAccessInput = z.infer<typeof changeAccessInput>;

export const openVersionInput = z.strictObject({ ...ofRequest, number: z.int().min(1) });
export type OpenVersionInput = z.infer<typeof openVersionInput>;

const amount = z.number().nullable();
const rangeSchema = z.strictObject({ low: amount, central: amount, high: amount });
/** A snapshot as the other side reads it: result, hypotheses and accounts; amounts in whole units of `currency`. */
export const openedVersionSchema = z.strictObject({
  number: z.int(),
  closedAt: instant,
  companyName: z.string(),
  method: z.string(),
  currency: z.string(),
  valuationDate: z.string().nullable(),
  enterpriseValue: rangeSchema,
  equityValue: rangeSchema,
  dcf: z.strictObject({ weight: z.number(), enterpriseValue: z.number() }).nullable(),
  multiples: z.strictObject({ weight: z.number(), enterpriseValue: z.number() }).nullable(),
  normalisedEbitda: amount,
  netFinancialDebt: amount,
  impliedEvToEbitda: amount,
  evToEbitda: amount,
  /** How the applied multiple was derived from that multiple; null when none was applied. */
  multipleChain: multipleChainSchema.nullable(),
  weightedAverageCostOfCapital: amount,
  terminalGrowth: amount,
  terminalValueShare: amount,
  projectedYears: z.int(),
  years: z.array(z.strictObject({ year: z.int(), revenue: amount, ebitda: amount })),
});
export type OpenedVersion = z.infer<typeof openedVersionSchema>;

export const requestDetailsSchema = z.strictObject({
  request: requestItemSchema,
  /** The side of the caller; `firm` for an administrator viewing a request to the firm. */
  side: z.enum(['sender', 'target', 'firm']),
  message: z.string(),
  sector: z.string().nullable(),
  province: z.string().nullable(),
  expectedValueCents: cents.nullable(),
  /** The reason of the rejection. */
  reason: z.string().nullable(),
  outcomeSetAt: instant.nullable(),
  /** Null when no valuation was sent along, or none of it may be read. */
  valuation: linkedValuationSchema.nullable(),
  events: z.array(requestEventSchema),
});
export type RequestDetails = z.infer<typeof requestDetailsSchema>;

/** The initial data for the form of a new request. */
export const requestDraftInput = z.strictObject({
  from: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('lead'), id: z.uuid() }),
    z.strictObject({ kind: z.literal('valuation'), id: z.uuid() }),
  ]),
});
export type RequestDraftInput = z.infer<typeof requestDraftInput>;

export const requestDraftSchema = z.strictObject({
  companyName: z.string(),
  sector: z.string().nullable(),
  province: z.string().nullable(),
  /** One of the user's own valuations that has a snapshot. */
  valuation: z.strictObject({ id: z.uuid(), closedAt: instant }).nullable(),
});
export type RequestDraft = z.infer<typeof requestDraftSchema>;
