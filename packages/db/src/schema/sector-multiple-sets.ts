import { startingSizeStepNodes } from '@valia/domain/valuations/size-step-nodes-schema.ts';
import { date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { impersonal } from '../column-privacy.ts';

/** One dated publication of listed companies' multiples for one region. A newer set is added, none is changed. */
export const sectorMultipleSets = pgTable(
  'sector_multiple_sets',
  {
    id: impersonal(uuid('id').primaryKey()),
    region: impersonal(text('region').notNull()),
    effectiveDate: impersonal(date('effective_date').notNull()),
    source: impersonal(text('source').notNull()),
    /** The curve that brings its multiples to a company's size. */
    sizeStepNodes: impersonal(
      jsonb('size_step_nodes')
        .$type<typeof startingSizeStepNodes>()
        .notNull()
        .default(startingSizeStepNodes),
    ),
    createdAt: impersonal(timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [index('sector_multiple_sets_latest').on(table.region, table.effectiveDate)],
);
