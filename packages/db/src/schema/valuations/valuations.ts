import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { valuationStatuses } from '@valia/domain/valuations/valuation-status.ts';
import { valuationTypes } from '@valia/domain/valuations/valuation-type.ts';
import { eq, sql } from 'drizzle-orm';
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
import {
  declareRowOwnership,
  declareAuthorship,
  exported,
  impersonal,
  withheld,
} from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { users } from '../identity/users.ts';

const valuationMethods = ['dcf', 'multiples', 'mixed'] as const;

// Byte order, so that a page boundary is the same on every server whatever its locale.
const byteOrderedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

const isCompletedInEuros = sql`archived_at is null and status = 'completed' and currency = 'EUR'`;
const isOfClient = sql`archived_at is null and type = 'client_business' and target_key is not null`;

/** Columns below `document` are extracted from it by the server; money is in whole units of `currency`. */
export const valuations = pgTable(
  'valuations',
  {
    id: exported(uuid('id').primaryKey()),
    ownerId: impersonal(
      uuid('owner_id')
        .notNull()
        .references(() => users.id),
    ),
    clientId: impersonal(uuid('client_id').notNull()),
    /**
     * SHA-256 of the call that created the valuation: a different call with the same client id is meant for another
     * valuation.
     */
    createdAs: impersonal(text('created_as'), { holds: 'codes' }),
    type: exported(text('type', { enum: valuationTypes }).notNull()),
    status: exported(text('status', { enum: valuationStatuses }).notNull().default('draft')),
    version: exported(integer('version').notNull().default(1)),
    /** The last version that an undo removed: no other state may receive this number again. */
    undoneVersion: impersonal(integer('undone_version')),
    document: exported(jsonb('document').$type<ValuationDocument>().notNull()),
    method: exported(text('method', { enum: valuationMethods }).notNull()),
    companyName: exported(text('company_name').notNull()),
    companySortKey: withheld(byteOrderedText('company_sort_key').notNull()),
    taxId: exported(text('tax_id').notNull()),
    sector: exported(text('sector')),
    province: exported(text('province')),
    currency: exported(text('currency').notNull()),
    equityLow: exported(doublePrecision('equity_low')),
    equityCentral: exported(doublePrecision('equity_central')),
    equityHigh: exported(doublePrecision('equity_high')),
    enterpriseCentral: exported(doublePrecision('enterprise_central')),
    ebitda: exported(doublePrecision('ebitda')),
    impliedMultiple: exported(doublePrecision('implied_multiple')),
    /** Identifies the target: its tax id, otherwise its name; null when it has neither. */
    targetKey: withheld(text('target_key')),
    createdAt: exported(instant('created_at').notNull()),
    updatedAt: exported(instant('updated_at').notNull()),
    completedAt: exported(instant('completed_at')),
    archivedAt: exported(instant('archived_at')),
  },
  (table) => {
    // Appended to the sort order of a list, so that rows excluded by the filter are skipped within the index.
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
      // For the largest completed valuations, and for the minimum and maximum of their range.
      index('valuations_completed_by_equity')
        .on(table.ownerId, table.equityCentral, table.id)
        .where(isCompletedInEuros),
      index('valuations_completed_by_low')
        .on(table.ownerId, table.equityLow)
        .where(isCompletedInEuros),
      index('valuations_completed_by_high')
        .on(table.ownerId, table.equityHigh)
        .where(isCompletedInEuros),
      index('valuations_idle_drafts')
        .on(table.ownerId, table.updatedAt, table.id)
        .where(sql`archived_at is null and status = 'draft'`),
      // For the latest open valuations of all users, whose multiples a new edition would change.
      index('valuations_open_by_updated_at')
        .on(table.updatedAt)
        .where(sql`archived_at is null and status in ('draft', 'in_progress')`),
      index('valuations_searched').using(
        'gin',
        table.companySortKey.op('gin_trgm_ops'),
        table.taxId.op('gin_trgm_ops'),
      ),
      // For the first and the last change of a target's valuations, each by one index lookup.
      index('valuations_of_target_by_change')
        .on(table.ownerId, table.targetKey, table.updatedAt)
        .where(isOfClient),
      index('valuations_of_target_by_start')
        .on(table.ownerId, table.targetKey, table.createdAt)
        .where(isOfClient),
    ];
  },
);

declareRowOwnership(valuations, {
  of: (userId) => eq(valuations.ownerId, userId),
  onErasure: 'deleted',
});

// An editor's text is part of the work of the owner, who is responsible for it.
declareAuthorship(valuations, {
  of: (userId) =>
    sql`${valuations.ownerId} <> ${userId} and ${valuations.id}::text in (select subject_id from audit_logs
        where subject_type = 'valuation' and actor_user_id = ${userId}
        and action in ('valuation.updated', 'valuation.tagged'))`,
  kept: { reason: 'others-valuations', columns: ['document'] },
  exports: [],
});
