import { eq, sql } from 'drizzle-orm';
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
import { declareRowOwnership, exported, impersonal, withheld } from '../../column-privacy.ts';
import { users } from './users.ts';

/** The second factor of a user, at most one; its setup is unfinished until `isVerified`. */
export const userMfaFactors = pgTable('user_mfa_factors', {
  id: impersonal(uuid('id').primaryKey()),
  userId: impersonal(
    uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
  ),
  /** Encrypted with the application's secret; never leaves the server after the enrolment. */
  seed: withheld(text('seed').notNull(), { holds: 'codes' }),
  isVerified: exported(boolean('is_verified').notNull().default(false)),
  /** The last time step that was accepted, because each step may be used once. */
  lastStep: withheld(bigint('last_step', { mode: 'number' }).notNull().default(0)),
  createdAt: exported(timestamp('created_at', { withTimezone: true }).notNull()),
  verifiedAt: exported(timestamp('verified_at', { withTimezone: true })),
});

/** One-time codes for a lost device; only their hashes are stored. */
export const mfaRecoveryCodes = pgTable(
  'mfa_recovery_codes',
  {
    id: impersonal(uuid('id').primaryKey()),
    userId: impersonal(
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    codeHash: withheld(text('code_hash').notNull(), { holds: 'codes' }),
    createdAt: exported(timestamp('created_at', { withTimezone: true }).notNull()),
    usedAt: exported(timestamp('used_at', { withTimezone: true })),
  },
  (table) => [
    index('mfa_recovery_codes_user_id_index').on(table.userId),
    check('mfa_recovery_codes_hash_check', sql`${table.codeHash} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** A sign-in with a correct password whose code has not been entered yet. `id` is the SHA-256 of the challenge. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    id: withheld(text('id').primaryKey(), { holds: 'codes' }),
    userId: impersonal(
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    tries: withheld(smallint('tries').notNull().default(0)),
    createdAt: exported(timestamp('created_at', { withTimezone: true }).notNull()),
    expiresAt: exported(timestamp('expires_at', { withTimezone: true }).notNull()),
  },
  (table) => [
    check('login_challenges_id_check', sql`${table.id} ~ '^[0-9a-f]{64}$'`),
    index('login_challenges_user_id_index').on(table.userId),
    index('login_challenges_expires_at_index').on(table.expiresAt),
  ],
);

declareRowOwnership(userMfaFactors, {
  of: (userId) => eq(userMfaFactors.userId, userId),
  onErasure: 'deleted',
});

declareRowOwnership(mfaRecoveryCodes, {
  of: (userId) => eq(mfaRecoveryCodes.userId, userId),
  onErasure: 'deleted',
});

declareRowOwnership(loginChallenges, {
  of: (userId) => eq(loginChallenges.userId, userId),
  onErasure: 'deleted',
});
