import { eq, sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal, withheld } from '../../column-privacy.ts';
import { users } from './users.ts';

/** Browsers that an account has signed in from: failed sign-ins by strangers do not delay these browsers. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: impersonal(
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    /** SHA-256 of the token in the device's own cookie. */
    deviceHash: withheld(text('device_hash').notNull(), { holds: 'codes' }),
    lastUsedAt: exported(timestamp('last_used_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [
    primaryKey({ name: 'known_devices_key', columns: [table.userId, table.deviceHash] }),
    check('known_devices_device_hash_check', sql`${table.deviceHash} ~ '^[0-9a-f]{64}$'`),
    index('known_devices_device_hash_index').on(table.deviceHash),
    index('known_devices_last_used_at_index').on(table.lastUsedAt),
  ],
);

declareRowOwnership(knownDevices, {
  of: (userId) => eq(knownDevices.userId, userId),
  onErasure: 'deleted',
});
