import { bigint, check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { impersonal } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';

/** The tables whose rows are counted, each by one member; `counted_tables()` says by which. */
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
 * How many rows of a table there are of each kind, so that no reading counts them. Triggers keep them in the transaction
 * of each change, in a row that no other transaction holds: what a kind comes to is the sum of its rows.
 */
export const rowCounts = pgTable(
  'kept_counts',
  {
    id: impersonal(bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()),
    source: impersonal(text('source', { enum: countedTables }).notNull()),
    /** A status, a role, a stage: what the row counts as. */
    member: impersonal(text('member').notNull(), { holds: 'codes' }),
    /** Below zero where rows were taken away that were counted in another row. */
    counted: impersonal(integer('counted').notNull()),
    /** Of commissions their cents. */
    amount: impersonal(numeric('amount', { mode: 'number' }).notNull()),
  },
  (table) => [
    check('kept_counts_source_check', oneOf(table.source, countedTables)),
    index('kept_counts_by_member').on(table.source, table.member, table.id),
  ],
);
