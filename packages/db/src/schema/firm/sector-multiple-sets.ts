import { startingSizeStepNodes } from '@valia/domain/valuations/document/size-step-nodes-schema.ts';
import type { EditionDeals } from '@valia/domain/sectors/edition-deals-schema.ts';
import type { SectorFigures } from '@valia/domain/sectors/sector-set-schemas.ts';
import type { SectorFloors } from '@valia/domain/sectors/sector-floors-schema.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { declareAuthorship, impersonal } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';

export const sectorSetStatuses = ['draft', 'published'] as const;

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * One dated edition of listed companies' multiples for one region. Drafts can be edited; a published edition remains
 * unchanged.
 */
export const sectorMultipleSets = pgTable(
  'sector_multiple_sets',
  {
    id: impersonal(uuid('id').primaryKey()),
    region: impersonal(text('region').notNull(), { holds: 'codes' }),
    effectiveDate: impersonal(date('effective_date').notNull()),
    /** The date of the figures; null when it is the day from which they are in force. */
    dataDate: impersonal(date('data_date')),
    source: impersonal(text('source').notNull()),
    status: impersonal(text('status', { enum: sectorSetStatuses }).notNull().default('published')),
    /** The edition whose industries this one uses, when it has none of its own. */
    baseSetId: impersonal(uuid('base_set_id').references((): AnyPgColumn => sectorMultipleSets.id)),
    /** Figures that administrators set for a sector, which replace those computed from its industries. */
    figures: impersonal(jsonb('figures').$type<SectorFigures[]>().notNull().default([])),
    /** The minimum beta and cost of capital for initial values, each with its source. */
    floors: impersonal(jsonb('floors').$type<SectorFloors>().notNull().default({})),
    /** For a draft: how often it was saved. */
    revision: impersonal(integer('revision').notNull().default(1)),
    publishedAt: impersonal(instant('published_at')),
    /** The curve that adjusts the edition's multiples to a company's size. */
    sizeStepNodes: impersonal(
      jsonb('size_step_nodes')
        .$type<typeof startingSizeStepNodes>()
        .notNull()
        .default(startingSizeStepNodes),
    ),
    /** The multiples paid in deals, by sector and size; null means the deal multiples included in the product. */
    dealMultiples: impersonal(jsonb('deal_multiples').$type<EditionDeals>()),
    createdAt: impersonal(instant('created_at').notNull()),
  },
  (table) => [
    check('sector_multiple_sets_status_check', oneOf(table.status, sectorSetStatuses)),
    uniqueIndex('sector_multiple_sets_one_draft')
      .on(table.region)
      .where(sql`status = 'draft'`),
    index('sector_multiple_sets_latest').on(table.region, table.effectiveDate),
  ],
);

declareAuthorship(sectorMultipleSets, {
  of: (userId) =>
    sql`${sectorMultipleSets.id}::text in (select subject_id from audit_logs
        where subject_type = 'sector-set' and actor_user_id = ${userId})`,
  kept: {
    reason: 'firm-records',
    columns: ['source', 'figures', 'floors', 'sizeStepNodes', 'dealMultiples'],
  },
});
