import { z } from 'zod';
import { nextCursor } from '../lists/page-cursor.ts';
import { auditCheckSchema } from './audit-proof-schemas.ts';

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
