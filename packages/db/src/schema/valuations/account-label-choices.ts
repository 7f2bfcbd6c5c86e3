import type { PastedTarget } from '@valia/domain/pasted-accounts/pasted-target.ts';
import { eq } from 'drizzle-orm';
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { users } from '../identity/users.ts';

/** The line that a user chose for a row of pasted accounts, by the row's name; without a target, the row is ignored. */
export const accountLabelChoices = pgTable(
  'account_label_choices',
  {
    userId: impersonal(
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    key: exported(text('key').notNull()),
    target: exported(text('target').$type<PastedTarget>()),
    chosenAt: exported(timestamp('chosen_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

declareRowOwnership(accountLabelChoices, {
  of: (userId) => eq(accountLabelChoices.userId, userId),
  onErasure: 'deleted',
});
