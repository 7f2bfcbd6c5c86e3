import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';
import { users } from './users.ts';

const verificationStatuses = ['pending', 'verified', 'rejected'] as const;

/** The firm's check of the adviser; the e-mail's own check is `users.email_confirmed_at`. */
export const userVerificationStatus = pgTable(
  'user_verification_status',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id),
    verificationStatus: text('verification_status', { enum: verificationStatuses }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('user_verification_status_check', oneOf(table.verificationStatus, verificationStatuses)),
    index('user_verification_status_pending_index')
      .on(table.createdAt)
      .where(sql`${table.verificationStatus} = 'pending'`),
  ],
);
