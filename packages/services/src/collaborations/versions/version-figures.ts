import type { Database } from '@valia/db/client.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { eq, sql, type SQL } from 'drizzle-orm';

export interface VersionFigures {
  number: number;
  closedAt: Date;
  method: string;
  sector: string | null;
  currency: string;
  enterpriseValue: number | null;
  equityLow: number | null;
  equityCentral: number | null;
  equityHigh: number | null;
  /** Revenue and EBITDA of the base year. */
  revenue: number | null;
  ebitda: number | null;
}

const { document, outcome } = valuationSnapshots;
const unit = sql`(${document} ->> 'unit')::float8`;
const result = (path: string): SQL =>
  sql`(${outcome} #>> ${sql.raw(`'{result,${path}}'`)})::float8`;
/** Equity value, after any discounts, in whole units of the currency. */
const equity = (end: 'low' | 'central' | 'high') =>
  sql<
    number | null
  >`coalesce(${result(`equityAfterDiscounts,${end}`)}, ${result(`equityValue,${end}`)}) * ${unit}`;
const baseLine = (line: 'revenue' | 'ebitda') =>
  sql<
    number | null
  >`(${document} #>> ${sql.raw(`'{accounts,years,-1,lines,${line}}'`)})::float8 * ${unit}`;

/** A few figures of one closed version, read from the stored snapshot; null when the snapshot is gone. */
export const versionFigures = async (
  db: Database,
  snapshotId: string,
): Promise<VersionFigures | null> => {
  const [row] = await db
    .select({
      number: valuationSnapshots.number,
      closedAt: valuationSnapshots.createdAt,
      method: sql<string>`${document} ->> 'method'`,
      sector: sql<string | null>`${document} #>> '{company,sector}'`,
      currency: sql<string>`${document} ->> 'currency'`,
      enterpriseValue: sql<number | null>`${result('enterpriseValue,central')} * ${unit}`,
      equityLow: equity('low'),
      equityCentral: equity('central'),
      equityHigh: equity('high'),
      revenue: baseLine('revenue'),
      ebitda: baseLine('ebitda'),
    })
    .from(valuationSnapshots)
    .where(eq(valuationSnapshots.id, snapshotId));
  return row ?? null;
};
