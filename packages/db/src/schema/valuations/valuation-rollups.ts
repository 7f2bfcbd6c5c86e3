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
import { declareRows, exported, impersonal, withheld } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';

/** Stands for the owner in the rows of all valuations of the platform. */
export const platformOwner = '00000000-0000-0000-0000-000000000000';

/**
 * By what valuations that are not archived are counted. Months and days are Madrid's: `created` and `completed` are the
 * months of that, `client` the day on which a target was changed last, `new-client` the month in which it was first valued.
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
 * Figures of each owner and of the platform, so that no reading counts rows. Triggers keep them in the transaction of
 * each change. Sums are of euros, exact decimals, so that what is taken away is what was added. `sector` and
 * `completed` are of the completed ones; the two of clients count targets.
 */
export const valuationRollups = pgTable(
  'valuation_rollups',
  {
    ownerId: impersonal(uuid('owner_id').notNull()),
    dimension: exported(text('dimension', { enum: rollupDimensions }).notNull()),
    /** A status, a type, a sector ('' for none), a month `2026-11-01` or a day. */
    member: exported(text('member').notNull(), { holds: 'codes' }),
    /** 0 for an owner's. The platform's rows are split, so that writers do not wait for each other; a reading adds them up. */
    shard: impersonal(smallint('shard').notNull().default(0)),
    counted: count('counted'),
    /** Those in euros with a value, which the amounts are of; of the platform's rows only the completed ones. */
    valued: count('valued'),
    amount: sum('amount'),
    /** Those in euros with an EBITDA, and what they and their enterprise values come to. */
    ebitdaCount: count('ebitda_count'),
    ebitda: sum('ebitda'),
    enterprise: sum('enterprise'),
    multipleCount: count('multiple_count'),
    multiple: sum('multiple'),
    /** Of the completed ones, from the day they were created. */
    daysToComplete: count('days_to_complete'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.dimension, table.member, table.shard] }),
    check('valuation_rollups_dimension_check', oneOf(table.dimension, rollupDimensions)),
  ],
);

declareRows(valuationRollups, {
  of: (userId) => eq(valuationRollups.ownerId, userId),
  onErasure: 'deleted',
});

/** Each target of an owner's client valuations, as `client` and `new-client` count it. */
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

declareRows(valuationTargets, {
  of: (userId) => eq(valuationTargets.ownerId, userId),
  onErasure: 'deleted',
});
