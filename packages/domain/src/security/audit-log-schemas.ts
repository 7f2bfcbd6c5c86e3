import { z } from 'zod';
import { nextCursor, pageCursor } from '../lists/page-cursor.ts';
import { auditCheckSchema } from './audit-proof-schemas.ts';
import { safeText } from '../text/safe-text.ts';

const instant = z.iso.datetime();
const values = z.record(z.string(), z.unknown()).nullable();

export const auditLogItemSchema = z.strictObject({
  /** The number of the row in the log. */
  id: z.int(),
  at: instant,
  /** Null for changes that the product made by itself. */
  actorUserId: z.uuid().nullable(),
  actorName: z.string().nullable(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** The name of the subject; for a private valuation, the name of its owner instead. */
  subject: z.string().nullable(),
  before: values,
  after: values,
  /** The names of the users and leads whose ids are in those values. */
  names: z.record(z.string(), z.string()),
  requestId: z.string(),
  /** Null until the row is sealed. */
  position: z.int().nullable(),
  seal: z.string().nullable(),
  previousSeal: z.string().nullable(),
  sealedAt: instant.nullable(),
  note: z.string().nullable(),
});
export type AuditLogItem = z.infer<typeof auditLogItemSchema>;

/** The kinds of subjects in the log. */
export const auditSubjects = [
  'user',
  'valuation',
  'lead',
  'report',
  'organization',
  'invitation',
  'session',
  'issue-report',
  'security-event',
  'settings',
  'procedure',
] as const;

export const auditPeriods = ['today', '7d', '30d', '90d'] as const;
export type AuditPeriod = (typeof auditPeriods)[number];

const day = z.iso.date();

export const auditLogFilterSchema = z.strictObject({
  search: safeText(100).default(''),
  actorUserId: z.uuid().nullable().default(null),
  action: safeText(60).nullable().default(null),
  subjectType: z.enum(auditSubjects).nullable().default(null),
  subjectId: safeText(80).nullable().default(null),
  period: z.enum(auditPeriods).nullable().default(null),
  /** Returns rows up to this number, and a few after it, to show where a chain is broken. */
  upTo: z.int().nullable().default(null),
  /** Days in Madrid, both included. */
  from: day.nullable().default(null),
  to: day.nullable().default(null),
});
export type AuditLogFilter = z.infer<typeof auditLogFilterSchema>;

export const listAuditLogsInput = z.strictObject({
  ...auditLogFilterSchema.shape,
  cursor: pageCursor,
  limit: z.int().min(1).max(200).default(50),
});
export type ListAuditLogsInput = z.infer<typeof listAuditLogsInput>;

export const auditLogPageSchema = z.strictObject({
  items: z.array(auditLogItemSchema),
  nextCursor,
});
export type AuditLogPage = z.infer<typeof auditLogPageSchema>;

/** The current end of the log, without recomputing seals. */
export const auditChainStatusSchema = z.strictObject({
  sealed: z.int(),
  headSeal: z.string().nullable(),
  sealedAt: instant.nullable(),
  firstAt: instant.nullable(),
  unsealed: z.int(),
  check: auditCheckSchema,
});
export type AuditChainStatus = z.infer<typeof auditChainStatusSchema>;
