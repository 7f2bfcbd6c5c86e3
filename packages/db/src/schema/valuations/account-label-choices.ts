import type { PastedTarget } from '@valia/domain/pasted-accounts/pasted-target.ts';
import { eq } from 'drizzle-orm';
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRows, exported, impersonal } from '../../column-privacy.ts';
import { users } from '../identity/users.ts';

/** Where a person said that a row of pasted accounts goes, by the row's name; without a target, nowhere. */
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

declareRows(accountLabelChoices, {
  of: (userId) => eq(accountLabelChoices.userId, userId),
  onErasure: 'deleted',
});
