import type { Database } from '@valia/db/client.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { feeValuationsInput, feeValuationsSchema } from '@valia/domain/fees/fee-schemas.ts';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { companyNameFilter } from '../valuations/list/company-name-filter.ts';
import { loadValuation } from '../valuations/valuation-access.ts';
import { read } from '../verbs/verb.ts';

const mostOffered = 50;

const columns = {
  id: valuations.id,
  companyName: valuations.companyName,
  equity: valuations.equityCentral,
  enterprise: valuations.enterpriseCentral,
};

/** A fee on nothing is none; a value is rounded to the euro, as it is shown. */
const centsOf = (value: number | null): number | null =>
  value === null || value <= 0 ? null : Math.round(value) * 100;

const latest = (db: Database, userId: string, search: string) =>
  db
    .select(columns)
    .from(valuations)
    .where(
      and(
        eq(valuations.ownerId, userId),
        isNull(valuations.archivedAt),
        isNotNull(valuations.equityCentral),
        eq(valuations.currency, 'EUR'),
        companyNameFilter(search),
      ),
    )
    .orderBy(desc(valuations.updatedAt), desc(valuations.id))
    .limit(mostOffered + 1);

/** My latest valuations with a value in euros, of those a search finds, and the one that is asked for. */
export const listFeeValuations = read({
  right: 'calculate-fees',
  input: feeValuationsInput,
  output: feeValuationsSchema,
  touches: { object: 'valuation', of: 'owner', level: 'own' },
  sample: ({ id }) => ({ valuationId: id }),
  run: async ({ ctx: { db }, actor: { userId }, input: { valuationId, search } }) => {
    const found = await latest(db, userId, search);
    const offered = found.slice(0, mostOffered);
    if (valuationId !== null && offered.every(({ id }) => id !== valuationId)) {
      await loadValuation(db, { id: valuationId, userId, need: 'own' });
      const isAsked = and(eq(valuations.id, valuationId), eq(valuations.currency, 'EUR'));
      offered.unshift(...(await db.select(columns).from(valuations).where(isAsked)));
    }
    return {
      hasMore: found.length > mostOffered,
      valuations: offered.map(({ id, companyName, equity, enterprise }) => ({
        id,
        companyName,
        equityCents: centsOf(equity),
        enterpriseCents: centsOf(enterprise),
      })),
    };
  },
});
