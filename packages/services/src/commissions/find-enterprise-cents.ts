import type { Database } from '@valia/db/client.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { exactDecimal, multiplyDecimals, roundDecimal } from '@valia/domain/fees/exact-decimal.ts';
import { desc, eq } from 'drizzle-orm';

type Snapshot = Pick<typeof valuationSnapshots.$inferSelect, 'document' | 'outcome'>;

/**
 * The central enterprise value in cents. Null without a result, and in a currency other than the euro, because nothing
 * is converted.
 */
export const enterpriseCentsOf = ({ document, outcome }: Snapshot): bigint | null => {
  const central = outcome.result?.enterpriseValue.central ?? null;
  if (central === null || document.currency !== 'EUR') return null;
  const inUnit = multiplyDecimals(exactDecimal(central), exactDecimal(document.unit));
  return roundDecimal(multiplyDecimals(inUnit, exactDecimal(100)));
};

/** The enterprise value of the latest closed version of a valuation. */
export const findEnterpriseCents = async (
  db: Database,
  valuationId: string | null,
): Promise<bigint | null> => {
  if (valuationId === null) return null;
  const [snapshot] = await db
    .select({ document: valuationSnapshots.document, outcome: valuationSnapshots.outcome })
    .from(valuationSnapshots)
    .where(eq(valuationSnapshots.valuationId, valuationId))
    .orderBy(desc(valuationSnapshots.number))
    .limit(1);
  return snapshot === undefined ? null : enterpriseCentsOf(snapshot);
};
