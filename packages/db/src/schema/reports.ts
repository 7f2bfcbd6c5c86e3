import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';
import { files } from './files.ts';
import { users } from './users.ts';
import { valuationSnapshots } from './valuation-snapshots.ts';
import { valuations } from './valuations.ts';

const reportLanguages = ['es', 'ca', 'en'] as const;

/** An issued document: which snapshot it shows, in which language, and the file it became. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    valuationId: uuid('valuation_id')
      .notNull()
      .references(() => valuations.id),
    snapshotId: uuid('snapshot_id')
      .notNull()
      .references(() => valuationSnapshots.id),
    fileId: uuid('file_id')
      .notNull()
      .unique()
      .references(() => files.id),
    language: text('language', { enum: reportLanguages }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    check('reports_language_check', oneOf(table.language, reportLanguages)),
    index('reports_by_valuation').on(table.valuationId, table.createdAt),
  ],
);
