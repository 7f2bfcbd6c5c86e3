import { accountEventKinds } from '@valia/domain/accounts/account-event-kind.ts';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';
import { users } from './users.ts';

/** What happened to an account, for the eyes of its person. Personal data, which goes when the account is erased. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: accountEventKinds }).notNull(),
    device: text('device'),
    /** Shortened: a network, not a household. */
    address: text('address'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    check('account_events_kind_check', oneOf(table.kind, accountEventKinds)),
    index('account_events_by_user').on(table.userId, table.createdAt, table.id),
  ],
);
