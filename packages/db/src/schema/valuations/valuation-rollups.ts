import { eq } from 'drizzle-orm';
import {
  check,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal, withheld } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';

/** The owner id in rows that cover all valuations of the platform. */
export const platformOwner = '00000000-0000-0000-0000-000000000000';

/**
 * The dimensions by which unarchived valuations are counted. Months and days are those of Madrid: `created` and
 * `completed` are the months of these events, `client` the day of a target's last change, `new-client` the month of its
 * first valuation.
 */
export const rollupDimensions = [
  'status',
  'type',
  'sector',
  'created',
  'completed',
  'client',
  'new-client',
] as const;

const sum = (name: string) => exported(numeric(name, { mode: 'number' }).notNull().default(0));
const count = (name: string) => exported(integer(name).notNull().default(0));

/**
 * Figures of each owner and of the platform, so that queries need not count rows. Triggers update them within each
 * change. Sums are in euros as exact decimals, so that subtractions match additions. `sector` and `completed` cover
 * completed valuations; the two client dimensions count targets.
 */
export const valuationRollups = pgTable(
  'valuation_rollups',
  {
    ownerId: impersonal(uuid('owner_id').notNull()),
    dimension: exported(text('dimension', { enum: rollupDimensions }).notNull()),
    /** A status, a type, a sector ('' for none), a month `2026-11-01` or a day. */
    member: exported(text('member').notNull(), { holds: 'codes' }),
    /**
     * 0 for an owner's row. The platform's rows are split, so that writers do not wait for each other; a query adds
     * them up.
     */
    shard: impersonal(smallint('shard').notNull().default(0)),
    counted: count('counted'),
    /** Valuations in euros with a value, whose sum is the amount; in the platform's rows only completed ones. */
    valued: count('valued'),
    amount: sum('amount'),
    /** Valuations in euros with an EBITDA, and the sums of their EBITDAs and enterprise values. */
    ebitdaCount: count('ebitda_count'),
    ebitda: sum('ebitda'),
    enterprise: sum('enterprise'),
    multipleCount: count('multiple_count'),
    multiple: sum('multiple'),
    /** The sum for completed valuations of the days since their creation. */
    daysToComplete: count('days_to_complete'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.dimension, table.member, table.shard] }),
    check('valuation_rollups_dimension_check', oneOf(table.dimension, rollupDimensions)),
  ],
);

declareRowOwnership(valuationRollups, {
  of: (userId) => eq(valuationRollups.ownerId, userId),
  onErasure: 'deleted',
});

/** Each target of an owner's client valuations, as counted in `client` and `new-client`. */
export const valuationTargets = pgTable(
  'valuation_targets',
  {
    ownerId: impersonal(uuid('owner_id').notNull()),
    targetKey: withheld(text('target_key').notNull()),
    changedOn: withheld(text('changed_on').notNull()),
    firstIn: withheld(text('first_in').notNull()),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.targetKey] })],
);

declareRowOwnership(valuationTargets, {
  of: (userId) => eq(valuationTargets.ownerId, userId),
  onErasure: 'deleted',
});
