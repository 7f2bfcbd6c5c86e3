import { accountEventKinds } from '@valia/domain/accounts/account-event-kind.ts';
import { eq } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid, bigint } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { users } from './users.ts';

/** The events of an account, shown to its user. Personal data, deleted when the account is erased. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: impersonal(uuid('id').primaryKey()),
    userId: impersonal(
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    kind: exported(text('kind', { enum: accountEventKinds }).notNull()),
    device: exported(text('device')),
    /** The shortened IP address, which identifies a network and not a household. */
    address: exported(text('address')),
    /** For an administrator's action: the log row with its author and its reason. */
    auditLogId: impersonal(bigint('audit_log_id', { mode: 'number' })),
    createdAt: exported(timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [
    check('account_events_kind_check', oneOf(table.kind, accountEventKinds)),
    index('account_events_by_user').on(table.userId, table.createdAt, table.id),
  ],
);

declareRowOwnership(accountEvents, {
  of: (userId) => eq(accountEvents.userId, userId),
  onErasure: 'deleted',
});
