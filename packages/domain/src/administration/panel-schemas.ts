import { z } from 'zod';
import { adminQueueKinds } from '../accounts/admin-queue-kind.ts';
import { requestTypes } from '../collaborations/request-status.ts';
import { issueSeverities, issueTypes } from '../issue-reports/issue-report-list.ts';
import { securityEventTypes, securitySeverities } from '../security/security-event.ts';
import { safeText } from '../text/safe-text.ts';

/** The weight of an open queue item. The queue is sorted by weight, then by the longest wait. */
export const queueItemPriorities = ['critical', 'high', 'normal'] as const;
export type QueueItemPriority = (typeof queueItemPriorities)[number];

const instant = z.iso.datetime();
const common = { id: z.uuid(), weight: z.enum(queueItemPriorities), since: instant };

const leadQueueItem = z.strictObject({
  ...common,
  kind: z.literal('lead'),
  companyName: z.string(),
  annualRevenue: z.number().nullable(),
  ebitda: z.number().nullable(),
  province: z.string().nullable(),
  sector: z.string().nullable(),
  reason: z.string().nullable(),
  timing: z.string().nullable(),
});

/** The item of an adviser to be verified; `id` is the user's id. */
const verificationQueueItem = z.strictObject({
  ...common,
  kind: z.literal('verification'),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  city: z.string().nullable(),
  taxId: z.string().nullable(),
  dueAt: instant,
});

const securityQueueItem = z.strictObject({
  ...common,
  kind: z.literal('security'),
  eventType: z.enum(securityEventTypes),
  severity: z.enum(securitySeverities),
  /** A user's name or a lead's company. */
  subject: z.string().nullable(),
  /** For a broken audit chain: the row of the log to inspect. */
  auditRow: z.int().nullable(),
});

const problemQueueItem = z.strictObject({
  ...common,
  kind: z.literal('problem'),
  title: z.string(),
  description: z.string(),
  issueType: z.enum(issueTypes),
  severity: z.enum(issueSeverities),
  reporterName: z.string(),
});

/** A request to the firm, which has promised to answer it within a certain time. */
const requestQueueItem = z.strictObject({
  ...common,
  kind: z.literal('request'),
  version: z.int(),
  companyName: z.string(),
  senderName: z.string(),
  requestType: z.enum(requestTypes),
  expectedValueCents: z.int().nullable(),
  message: z.string(),
  dueAt: instant,
});

/** A commission that is earned and waits for approval, or is approved and must be paid within days. */
const commissionQueueItem = z.strictObject({
  ...common,
  kind: z.literal('commission'),
  version: z.int(),
  status: z.enum(['earned', 'approved']),
  companyName: z.string(),
  recipientName: z.string(),
  amountCents: z.int(),
  dueAt: instant.nullable(),
});

/** A fault that an administrator has to correct. */
const itemQueueItem = z.strictObject({
  ...common,
  kind: z.literal('item'),
  itemKind: z.enum(adminQueueKinds),
  subject: z.string().nullable(),
  detail: z.string(),
});

export const queueItemSchema = z.discriminatedUnion('kind', [
  leadQueueItem,
  requestQueueItem,
  verificationQueueItem,
  commissionQueueItem,
  securityQueueItem,
  problemQueueItem,
  itemQueueItem,
]);
export type QueueItem = z.infer<typeof queueItemSchema>;
export type QueueItemKind = QueueItem['kind'];
export const queueItemKinds = [
  'lead',
  'request',
  'verification',
  'commission',
  'security',
  'problem',
  'item',
] as const;

const weightRank: Readonly<Record<QueueItemPriority, number>> = { critical: 0, high: 1, normal: 2 };

/** An item about a broken audit chain comes first, because no other item can be trusted then. */
const rankOf = (queueItem: QueueItem): number =>
  queueItem.kind === 'security' && queueItem.eventType === 'audit_chain_broken'
    ? -1
    : weightRank[queueItem.weight];

/** A broken audit chain first, then by weight, then by age. */
export const sortByAttention = (queueItems: readonly QueueItem[]): QueueItem[] =>
  queueItems.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || one.since.localeCompare(other.since),
  );

/** A recent action of an administrator. */
export const recentChangeSchema = z.strictObject({
  id: z.int(),
  action: z.string(),
  byName: z.string().nullable(),
  subject: z.string().nullable(),
  at: instant,
});
export type RecentChange = z.infer<typeof recentChangeSchema>;

export const queueSchema = z.strictObject({
  queueItems: z.array(queueItemSchema),
  /** The counts of all waiting items, including those not listed. */
  counts: z.strictObject({
    lead: z.int(),
    request: z.int(),
    verification: z.int(),
    commission: z.int(),
    security: z.int(),
    problem: z.int(),
    item: z.int(),
  }),
  critical: z.int(),
  recent: z.array(recentChangeSchema),
});
export type Queue = z.infer<typeof queueSchema>;

export const panelFiguresSchema = z.strictObject({
  users: z.int(),
  newUsers: z.int(),
  organizations: z.int(),
  archivedOrganizations: z.int(),
  valuations: z.int(),
  completedValuations: z.int(),
  openLeads: z.int(),
  unassignedLeads: z.int(),
  graveEvents: z.int(),
});
export type PanelFigures = z.infer<typeof panelFiguresSchema>;

const bytes = z.number();
export const healthSchema = z.strictObject({
  database: z.strictObject({
    latencyMs: z.number(),
    connections: z.int(),
    mostConnections: z.int(),
    sizeBytes: bytes,
  }),
  /** Null before the email queue was created. */
  jobs: z.strictObject({ waiting: z.int(), oldestAt: instant.nullable() }).nullable(),
  mail: z
    .strictObject({ undelivered: z.int(), retrying: z.int(), nextTryAt: instant.nullable() })
    .nullable(),
  /** Null when the files are not stored on a disk of the server. */
  disk: z.strictObject({ freeBytes: bytes, totalBytes: bytes }).nullable(),
  chain: z.strictObject({
    sealed: z.int(),
    sealedAt: instant.nullable(),
    unsealed: z.int(),
    /** How many of the newest seals were just recomputed. */
    checked: z.int(),
    isIntact: z.boolean(),
  }),
});
export type Health = z.infer<typeof healthSchema>;

export const queueItemRefInput = z.strictObject({ kind: z.enum(queueItemKinds), id: z.uuid() });
export type QueueItemRef = z.infer<typeof queueItemRefInput>;

/** The administrator who handled an item that is no longer in the queue; null when nobody did. */
export const resolvedQueueItemSchema = z
  .strictObject({ byName: z.string().nullable(), at: instant, action: z.string() })
  .nullable();
export type ResolvedQueueItem = z.infer<typeof resolvedQueueItemSchema>;

export const findAdvisersInput = z.strictObject({ search: safeText(100).default('') });
export const adviserChoicesSchema = z.strictObject({
  advisers: z.array(
    z.strictObject({
      userId: z.uuid(),
      name: z.string(),
      city: z.string().nullable(),
      openLeads: z.int(),
    }),
  ),
});
export type AdviserChoices = z.infer<typeof adviserChoicesSchema>;

export const resolveItemInput = z.strictObject({ id: z.uuid() });
