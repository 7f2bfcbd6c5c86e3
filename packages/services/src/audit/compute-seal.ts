import { createHash } from 'node:crypto';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { canonicalJson } from '@valia/domain/valuations/document/canonical-json.ts';
import { sql } from 'drizzle-orm';

/** The previous seal for the first row of the chain. */
export const seedSeal = '0'.repeat(64);

// Selected as text from the database, so that no digit is lost in a conversion to a number or a Date.
const { at, before, after } = auditLogs;

/** The columns of a log row that are included in its seal. */
export const sealedColumns = {
  id: auditLogs.id,
  at: sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  actorUserId: auditLogs.actorUserId,
  action: auditLogs.action,
  subjectType: auditLogs.subjectType,
  subjectId: auditLogs.subjectId,
  before: sql<string | null>`${before}::text`,
  after: sql<string | null>`${after}::text`,
  requestId: auditLogs.requestId,
};

export interface SealedRow {
  id: number;
  at: string;
  actorUserId: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  before: string | null;
  after: string | null;
  requestId: string;
}

/** The SHA-256 hash of the previous seal and the canonical row, in hexadecimal. */
export const computeSeal = (previousSeal: string, row: SealedRow): string =>
  createHash('sha256').update(previousSeal).update(canonicalJson(row)).digest('hex');
