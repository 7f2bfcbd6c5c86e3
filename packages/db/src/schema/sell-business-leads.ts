import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';
import { users } from './users.ts';

const leadStages = ['new', 'contacted', 'qualified', 'in_negotiation', 'won', 'lost'] as const;

/** A company whose owner asked for help; nobody's until `advisorUserId` is set. */
export const sellBusinessLeads = pgTable(
  'sell_business_leads',
  {
    id: uuid('id').primaryKey(),
    advisorUserId: uuid('advisor_user_id').references(() => users.id),
    companyName: text('company_name').notNull(),
    stage: text('stage', { enum: leadStages }).notNull().default('new'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    check('sell_business_leads_stage_check', oneOf(table.stage, leadStages)),
    index('sell_business_leads_by_adviser').on(table.advisorUserId, table.stage),
    index('sell_business_leads_unassigned')
      .on(table.createdAt)
      .where(sql`advisor_user_id is null`),
  ],
);
