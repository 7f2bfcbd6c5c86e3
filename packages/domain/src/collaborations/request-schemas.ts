import { z } from 'zod';
import { nextCursor, pageCursor } from '../lists/page-cursor.ts';
import { nameText } from '../text/one-line-text.ts';
import { requiredText, safeText } from '../text/safe-text.ts';
import { provinceCode, sectorCode } from '../valuations/document/amounts-and-codes.ts';
import { multipleChainSchema } from '../valuations/multiple-chain-schema.ts';
import { requestEventKinds } from './request-event-kind.ts';
import { requestOutcomes } from './request-outcome.ts';
import { requestStatuses, requestTypes } from './request-status.ts';

const instant = z.iso.datetime();
export const requestMessageMaximum = 2_000;
const [reasonMaximum, companyMaximum, mostCents] = [500, 160, 1e14];
const cents = z.int();

/** To an adviser, or to the firm when `targetAdvisorId` is null. Sent again under the same id it is the same request. */
export const createRequestInput = z.strictObject({
  requestId: z.uuid(),
  targetAdvisorId: z.uuid().nullable(),
  type: z.enum(requestTypes),
  companyName: nameText(companyMaximum),
  sector: sectorCode.nullable().default(null),
  province: provinceCode.nullable().default(null),
  message: requiredText(requestMessageMaximum),
  valuationId: z.uuid().nullable().default(null),
  /** What the company is expected to be sold for. */
  expectedValueCents: cents.min(1).max(mostCents).nullable().default(null),
});
export type CreateRequestInput = z.infer<typeof createRequestInput>;
export const requestCreatedSchema = z.strictObject({ requestId: z.uuid() });

/** The other side, as the person who asks may know it. */
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

/** What a request may bring its sender; null where no rate is defined. */
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
  /** When a waiting request to an adviser ends; null otherwise. */
  expiresAt: instant.nullable(),
  /** By when the firm answers a waiting request; null otherwise. */
  dueAt: instant.nullable(),
  decidedAt: instant.nullable(),
  outcome: z.enum(requestOutcomes).nullable(),
  isOutcomeConfirmed: z.boolean(),
  /** Whether a closed version came along. */
  hasValuation: z.boolean(),
  /** Of what came along; null for who does not own it. */
  valuationId: z.uuid().nullable(),
  commission: requestCommissionSchema.nullable(),
});
export type RequestItem = z.infer<typeof requestItemSchema>;

export const requestSorts = ['created', 'company'] as const;
export const requestPeriods = ['30d', '90d', '365d'] as const;
export type RequestPeriod = (typeof requestPeriods)[number];

export const requestFilterSchema = z.strictObject({
  search: safeText(100).default(''),
  type: z.enum(requestTypes).nullable().default(null),
  status: z.enum(requestStatuses).nullable().default(null),
  /** How long ago it may have been sent. */
  period: z.enum(requestPeriods).nullable().default(null),
});
export type RequestFilter = z.infer<typeof requestFilterSchema>;

export const listRequestsInput = z.strictObject({
  ...requestFilterSchema.shape,
  sort: z.enum(requestSorts).default('created'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  cursor: pageCursor,
  limit: z.int().min(1).max(200).default(50),
});
export type ListRequestsInput = z.infer<typeof listRequestsInput>;

export const requestPageSchema = z.strictObject({ items: z.array(requestItemSchema), nextCursor });
export type RequestPage = z.infer<typeof requestPageSchema>;

/** Of all requests on that side, whatever the filter. */
export const requestTotalsSchema = z.strictObject({
  all: z.int(),
  thisYear: z.int(),
  pending: z.int(),
  pendingOfFirm: z.int(),
  accepted: z.int(),
  /** By a confirmed outcome, and by one that still waits to be confirmed. */
  won: z.int(),
  wonUnconfirmed: z.int(),
  /**
   * What is estimated, of how many that are open and how many whose outcome waits to be confirmed; null while no rate
   * is defined for any.
   */
  estimated: z.strictObject({ amountCents: cents, open: z.int(), unconfirmed: z.int() }).nullable(),
  /** The next promise of the firm that runs out. */
  nextDueAt: instant.nullable(),
});
export type RequestTotals = z.infer<typeof requestTotalsSchema>;

const ofRequest = { requestId: z.uuid() };
/** The version that was seen: a request changed since is refused as `conflict`. */
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

/** `outcome` is what the one who confirms saw. */
export const confirmOutcomeInput = z.strictObject({
  ...seenRequest,
  outcome: z.enum(['won', 'lost']),
});
export type ConfirmOutcomeInput = z.infer<typeof confirmOutcomeInput>;

export const requestEventSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(requestEventKinds),
  at: instant,
  /** Null for what time did, or for somebody who is gone. */
  byName: z.string().nullable(),
  isMine: z.boolean(),
  number: z.int().nullable(),
  detail: z.string().nullable(),
});
export type RequestEvent = z.infer<typeof requestEventSchema>;

/** A closed version of the linked valuation, as far as whoever asks may read it. */
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

/** What came along. The other side sees the versions that it may read, and nothing of those that it may not. */
export const linkedValuationSchema = z.strictObject({
  /** Null for who does not own it. */
  valuationId: z.uuid().nullable(),
  versions: z.array(sharedVersionSchema),
  reports: z.array(sharedReportSchema),
  sharesReports: z.boolean(),
  /** Whether the other side reads the valuation itself, with what is still to come. */
  sharesLive: z.boolean(),
  /** Of the latest version that whoever asks may read. */
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
/** Sent again under the same id it is the same message. */
export const sendMessageInput = z.strictObject({
  ...ofRequest,
  messageId: z.uuid(),
  text: requiredText(messageMaximum),
});
export type SendMessageInput = z.infer<typeof sendMessageInput>;

export const requestMessageSchema = z.strictObject({
  id: z.uuid(),
  at: instant,
  /** Empty for somebody whose account is gone, as is the text. */
  authorName: z.string(),
  isMine: z.boolean(),
  text: z.string(),
  /** When the other side first had it before them. */
  readAt: instant.nullable(),
});
export type RequestMessage = z.infer<typeof requestMessageSchema>;

export const listMessagesInput = z.strictObject({
  ...ofRequest,
  cursor: pageCursor,
  limit: z.int().min(1).max(200).default(50),
});
export type ListMessagesInput = z.infer<typeof listMessagesInput>;

/** Newest first. */
export const messagePageSchema = z.strictObject({
  items: z.array(requestMessageSchema),
  nextCursor,
});
export type MessagePage = z.infer<typeof messagePageSchema>;
export const messagesReadSchema = z.strictObject({ read: z.int() });

const mostVersions = 50;
/** All that the other side may read from now on; nothing at all takes it back. */
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
/** A closed version as the other side reads it: result, hypotheses and accounts; amounts in whole units of `currency`. */
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
  /** How that multiple came to the one applied; null where none was. */
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
  /** On which side whoever asks stands; `firm` for an administrator of a request to the firm. */
  side: z.enum(['sender', 'target', 'firm']),
  message: z.string(),
  sector: z.string().nullable(),
  province: z.string().nullable(),
  expectedValueCents: cents.nullable(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  outcomeSetAt: instant.nullable(),
  /** Null when none came along, or none of it may be read. */
  valuation: linkedValuationSchema.nullable(),
  events: z.array(requestEventSchema),
});
export type RequestDetails = z.infer<typeof requestDetailsSchema>;

/** With what the form of a new request begins. */
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
  /** A valuation of mine with a closed version. */
  valuation: z.strictObject({ id: z.uuid(), closedAt: instant }).nullable(),
});
export type RequestDraft = z.infer<typeof requestDraftSchema>;
