import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import {
  templateValuationsInput,
  templateValuationsSchema,
} from '@valia/domain/templates/template-schemas.ts';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { companyNameFilter } from '../valuations/list/company-name-filter.ts';
import { read } from '../verbs/verb.ts';

const mostOffered = 50;

/**
 * The valuations that can fill in a document of the caller: the caller's own and shared ones that match the search, the
 * last changed first.
 */
export const listTemplateValuations = read({
  right: 'use-templates',
  input: templateValuationsInput,
  output: templateValuationsSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx: { db }, actor: { userId }, input: { search } }) => {
    const { id, companyName, updatedAt } = valuations;
    const columns = { id, companyName, updatedAt };
    const isOffered = and(
      isNull(valuations.archivedAt),
      ne(companyName, ''),
      companyNameFilter(search),
    );
    const own = await db
      .select(columns)
      .from(valuations)
      .where(and(eq(valuations.ownerId, userId), isOffered))
      .orderBy(desc(updatedAt), desc(id))
      .limit(mostOffered + 1);
    const shared = await db
      .select(columns)
      .from(valuationShares)
      .innerJoin(valuations, eq(id, valuationShares.valuationId))
      .where(and(eq(valuationShares.userId, userId), isOffered))
      .orderBy(desc(updatedAt), desc(id))
      .limit(mostOffered + 1);
    const found = [...own, ...shared].toSorted(
      (one, other) => other.updatedAt.getTime() - one.updatedAt.getTime(),
    );
    return {
      hasMore: found.length > mostOffered,
      items: found
        .slice(0, mostOffered)
        .map((row) => ({ id: row.id, companyName: row.companyName })),
    };
  },
});
