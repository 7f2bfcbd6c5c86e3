import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { valuationStatuses } from '@valia/domain/valuations/valuation-status.ts';
import { valuationTypes } from '@valia/domain/valuations/valuation-type.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';
import { users } from './users.ts';

const valuationMethods = ['dcf', 'multiples', 'mixed'] as const;

// Byte order, so that a page boundary means the same on every server whatever its locale.
const byteOrderedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Columns below `document` are extracted from it by the server; money in whole units of `currency`. */
export const valuations = pgTable(
  'valuations',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    clientId: uuid('client_id').notNull(),
    /** SHA-256 of the call that made it: another call under the same client id is another valuation's. */
    createdAs: text('created_as'),
    type: text('type', { enum: valuationTypes }).notNull(),
    status: text('status', { enum: valuationStatuses }).notNull().default('draft'),
    version: integer('version').notNull().default(1),
    /** The last version that an undo took back: no other state is ever given it again. */
    undoneVersion: integer('undone_version'),
    document: jsonb('document').$type<ValuationDocument>().notNull(),
    method: text('method', { enum: valuationMethods }).notNull(),
    companyName: text('company_name').notNull(),
    companySortKey: byteOrderedText('company_sort_key').notNull(),
    taxId: text('tax_id').notNull(),
    sector: text('sector'),
    province: text('province'),
    currency: text('currency').notNull(),
    equityLow: doublePrecision('equity_low'),
    equityCentral: doublePrecision('equity_central'),
    equityHigh: doublePrecision('equity_high'),
    enterpriseCentral: doublePrecision('enterprise_central'),
    ebitda: doublePrecision('ebitda'),
    impliedMultiple: doublePrecision('implied_multiple'),
    /** Tells one target from another: its tax id, else its name; null while it has neither. */
    targetKey: text('target_key'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    completedAt: instant('completed_at'),
    archivedAt: instant('archived_at'),
  },
  (table) => {
    // After the order of a list, so that a row the filter refuses is passed over within the index.
    const filtered = [
      table.status,
      table.type,
      table.method,
      table.sector,
      table.province,
      table.equityCentral,
    ] as const;
    return [
      unique('valuations_owner_client_id').on(table.ownerId, table.clientId),
      check('valuations_status_check', oneOf(table.status, valuationStatuses)),
      check('valuations_type_check', oneOf(table.type, valuationTypes)),
      check('valuations_method_check', oneOf(table.method, valuationMethods)),
      check('valuations_version_check', sql`${table.version} > 0`),
      check(
        'valuations_completed_at_check',
        sql`(${table.status} = 'completed') = (${table.completedAt} is not null)`,
      ),
      index('valuations_by_updated_at')
        .on(table.ownerId, table.updatedAt, table.id, ...filtered)
        .where(sql`archived_at is null`),
      index('valuations_by_company')
        .on(table.ownerId, table.companySortKey, table.id, ...filtered)
        .where(sql`archived_at is null`),
      index('valuations_by_equity')
        .on(
          table.ownerId,
          sql`coalesce(equity_central, '-infinity'::float8)`,
          table.id,
          ...filtered,
        )
        .where(sql`archived_at is null`),
      index('valuations_archived')
        .on(table.ownerId, table.updatedAt, table.id, ...filtered)
        .where(sql`archived_at is not null`),
      // Answers the totals by status and by month without reading the rows, whose documents are large.
      index('valuations_totals')
        .on(table.ownerId, table.status, table.currency, table.completedAt, table.equityCentral)
        .where(sql`archived_at is null`),
      index('valuations_targets')
        .on(table.ownerId, table.updatedAt, table.targetKey, table.createdAt)
        .where(sql`archived_at is null and type = 'client_business' and target_key is not null`),
    ];
  },
);
