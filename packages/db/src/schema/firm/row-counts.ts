import { bigint, check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { impersonal } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';

/** The tables whose rows are counted, each by the values of one column; `counted_tables()` returns the columns. */
export const countedTables = [
  'users',
  'user_roles',
  'user_mfa_factors',
  'organizations',
  'organization_members',
  'advisor_collaboration_requests',
  'commissions',
  'sell_business_leads',
] as const;
export type CountedTable = (typeof countedTables)[number];

/**
 * The number of rows of a table by kind, so that queries need not count them. Triggers update it in the transaction of
 * each change, in rows that no other transaction locks: the total of a kind is the sum of its rows.
 */
export const rowCounts = pgTable(
  'kept_counts',
  {
    id: impersonal(bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()),
    source: impersonal(text('source', { enum: countedTables }).notNull()),
    /** The kind under which the row is counted: a status, a role or a stage. */
    member: impersonal(text('member').notNull(), { holds: 'codes' }),
    /** Negative when rows were removed that had been counted in another row. */
    counted: impersonal(integer('counted').notNull()),
    /** The sum in cents, for commissions. */
    amount: impersonal(numeric('amount', { mode: 'number' }).notNull()),
  },
  (table) => [
    check('kept_counts_source_check', oneOf(table.source, countedTables)),
    index('kept_counts_by_member').on(table.source, table.member, table.id),
  ],
);
