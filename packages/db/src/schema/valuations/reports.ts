import { reportKinds, type RequestedSection } from '@valia/domain/reports/report-choice.ts';
import { reportLanguages } from '@valia/domain/reports/valuation-report-input.ts';
import { inArray, sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal, withheld } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { files } from './files.ts';
import { users } from '../identity/users.ts';
import { valuationSnapshots } from './valuation-snapshots.ts';
import { valuations } from './valuations.ts';

/** An issued document: the snapshot that it shows, its language and its file. */
export const reports = pgTable(
  'reports',
  {
    id: exported(uuid('id').primaryKey()),
    valuationId: exported(
      uuid('valuation_id')
        .notNull()
        .references(() => valuations.id),
    ),
    snapshotId: exported(
      uuid('snapshot_id')
        .notNull()
        .references(() => valuationSnapshots.id),
    ),
    fileId: exported(
      uuid('file_id')
        .notNull()
        .unique()
        .references(() => files.id),
    ),
    language: exported(text('language', { enum: reportLanguages }).notNull()),
    kind: exported(text('kind', { enum: reportKinds }).notNull().default('full')),
    /** The sections chosen for printing. */
    sections: exported(jsonb('sections').$type<RequestedSection[]>().notNull().default([])),
    /** The earlier snapshot of a comparison. */
    comparedSnapshotId: exported(
      uuid('compared_snapshot_id').references(() => valuationSnapshots.id),
    ),
    /** Printed in the document; null for documents issued before reports had a code. */
    verificationCode: exported(text('verification_code').unique()),
    /** The name as printed, because names may change later. */
    companyName: exported(text('company_name').notNull().default('')),
    companySortKey: withheld(text('company_sort_key').notNull().default('')),
    signedBy: exported(text('signed_by').notNull().default('')),
    createdAt: exported(timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()),
    createdBy: impersonal(
      uuid('created_by')
        .notNull()
        .references(() => users.id),
      { holds: 'codes' },
    ),
  },
  (table) => [
    check('reports_language_check', oneOf(table.language, reportLanguages)),
    check('reports_kind_check', oneOf(table.kind, reportKinds)),
    index('reports_searched').using('gin', table.companySortKey.op('gin_trgm_ops')),
    index('reports_by_valuation').on(table.valuationId, table.createdAt),
  ],
);

declareRowOwnership(reports, {
  of: (userId) =>
    inArray(reports.valuationId, sql`(select id from valuations where owner_id = ${userId})`),
  onErasure: 'deleted',
});
