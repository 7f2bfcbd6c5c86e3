import { eq, sql } from 'drizzle-orm';
import { verificationStatuses } from '@valia/domain/accounts/adviser-verification.ts';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import {
  declareRowOwnership,
  declareAuthorship,
  exported,
  impersonal,
} from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { users } from './users.ts';

/** The firm's verification of the adviser; the confirmation of the email address is `users.email_confirmed_at`. */
export const userVerificationStatus = pgTable(
  'user_verification_status',
  {
    id: impersonal(uuid('id').primaryKey()),
    userId: impersonal(
      uuid('user_id')
        .notNull()
        .unique()
        .references(() => users.id),
    ),
    verificationStatus: exported(
      text('verification_status', { enum: verificationStatuses }).notNull(),
    ),
    createdAt: exported(timestamp('created_at', { withTimezone: true }).notNull().defaultNow()),
    /** Since when the firm's decision is pending: the registration, or the new request of a rejected adviser. */
    requestedAt: exported(timestamp('requested_at', { withTimezone: true }).notNull().defaultNow()),
    /**
     * The author of the last decision, its time, and the reason shown to the adviser; null before the first decision.
     */
    decidedBy: impersonal(uuid('decided_by').references(() => users.id)),
    decidedAt: exported(timestamp('decided_at', { withTimezone: true })),
    reason: exported(text('reason')),
    updatedAt: exported(timestamp('updated_at', { withTimezone: true }).notNull().defaultNow()),
  },
  (table) => [
    check('user_verification_status_check', oneOf(table.verificationStatus, verificationStatuses)),
    index('user_verification_status_pending_index')
      .on(table.requestedAt)
      .where(sql`${table.verificationStatus} = 'pending'`),
  ],
);

declareRowOwnership(userVerificationStatus, {
  of: (userId) => eq(userVerificationStatus.userId, userId),
  onErasure: 'deleted',
});

declareAuthorship(userVerificationStatus, {
  of: (userId) => eq(userVerificationStatus.decidedBy, userId),
  erasedAs: { reason: null },
  exports: ['verificationStatus', 'decidedAt', 'reason'],
});
