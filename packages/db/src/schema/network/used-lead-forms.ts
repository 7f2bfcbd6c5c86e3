import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { impersonal } from '../../column-privacy.ts';

/**
 * The public lead forms that were submitted, until their tokens expire: each load of the page creates at most one lead.
 */
export const usedLeadForms = pgTable(
  'used_lead_forms',
  {
    /** The id of the page load, from the form's token. */
    id: impersonal(uuid('id').primaryKey()),
    /** SHA-256 of the submitted data, which distinguishes a repeated request from a different one. */
    bodyHash: impersonal(text('body_hash').notNull(), { holds: 'codes' }),
    expiresAt: impersonal(timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [
    check('used_lead_forms_body_hash_check', sql`${table.bodyHash} ~ '^[0-9a-f]{64}$'`),
    index('used_lead_forms_expires_at_index').on(table.expiresAt),
  ],
);
