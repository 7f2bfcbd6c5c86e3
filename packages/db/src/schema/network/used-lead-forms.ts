import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { impersonal } from '../../column-privacy.ts';

/** The public lead forms that were sent, until their tokens expire: each load of the page makes one lead at most. */
export const usedLeadForms = pgTable(
  'used_lead_forms',
  {
    /** Of the page's load, from the form's token. */
    id: impersonal(uuid('id').primaryKey()),
    /** SHA-256 of what was sent: tells a repeated request from another one. */
    bodyHash: impersonal(text('body_hash').notNull(), { holds: 'codes' }),
    expiresAt: impersonal(timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [
    check('used_lead_forms_body_hash_check', sql`${table.bodyHash} ~ '^[0-9a-f]{64}$'`),
    index('used_lead_forms_expires_at_index').on(table.expiresAt),
  ],
);
