import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The second factor of a person: one, being set up until `isVerified`. */
export const userMfaFactors = pgTable('user_mfa_factors', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with the application's secret; never leaves the server after the enrolment. */
  seed: text('seed').notNull(),
  isVerified: boolean('is_verified').notNull().default(false),
  /** The last time step that was accepted: each one opens once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  verifiedAt: timestamp('verified_at', { withTimezone: true }),
});

/** One-time codes for a lost device; only their hashes are kept. */
export const mfaRecoveryCodes = pgTable(
  'mfa_recovery_codes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('mfa_recovery_codes_user_id_index').on(table.userId),
    check('mfa_recovery_codes_hash_check', sql`${table.codeHash} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** A sign-in whose password was right and whose code is still to come. `id` is the SHA-256 of the challenge. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tries: smallint('tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('login_challenges_id_check', sql`${table.id} ~ '^[0-9a-f]{64}$'`),
    index('login_challenges_user_id_index').on(table.userId),
    index('login_challenges_expires_at_index').on(table.expiresAt),
  ],
);
