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
import { declareWriting, impersonal } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';

export const sectorSetStatuses = ['draft', 'published'] as const;

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One dated edition of listed companies' multiples for one region. Drafts are worked on; a published one stays as it is. */
export const sectorMultipleSets = pgTable(
  'sector_multiple_sets',
  {
    id: impersonal(uuid('id').primaryKey()),
    region: impersonal(text('region').notNull(), { holds: 'codes' }),
    effectiveDate: impersonal(date('effective_date').notNull()),
    /** Of the figures; null where that is the day they are in force from. */
    dataDate: impersonal(date('data_date')),
    source: impersonal(text('source').notNull()),
    status: impersonal(text('status', { enum: sectorSetStatuses }).notNull().default('published')),
    /** Whose industries it has, where it has none of its own. */
    baseSetId: impersonal(uuid('base_set_id').references((): AnyPgColumn => sectorMultipleSets.id)),
    /** What administrators set of a sector, over what its industries add up to. */
    figures: impersonal(jsonb('figures').$type<SectorFigures[]>().notNull().default([])),
    /** The least beta and cost of capital of a first value, each with its source. */
    floors: impersonal(jsonb('floors').$type<SectorFloors>().notNull().default({})),
    /** Of a draft: how often it was saved. */
    revision: impersonal(integer('revision').notNull().default(1)),
    publishedAt: impersonal(instant('published_at')),
    /** The curve that brings its multiples to a company's size. */
    sizeStepNodes: impersonal(
      jsonb('size_step_nodes')
        .$type<typeof startingSizeStepNodes>()
        .notNull()
        .default(startingSizeStepNodes),
    ),
    /** What deals pay, by sector and size; null where the ones that the product comes with are meant. */
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

declareWriting(sectorMultipleSets, {
  of: (userId) =>
    sql`${sectorMultipleSets.id}::text in (select subject_id from audit_logs
        where subject_type = 'sector-set' and actor_user_id = ${userId})`,
  kept: {
    reason: 'firm-records',
    columns: ['source', 'figures', 'floors', 'sizeStepNodes', 'dealMultiples'],
  },
});
