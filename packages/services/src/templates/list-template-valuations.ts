import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type {
  TemplateValuations,
  TemplateValuationsInput,
} from '@valia/domain/templates/template-schemas.ts';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { companyNameFilter } from '../valuations/list/company-name-filter.ts';

const mostOffered = 50;

/** What a document of mine can be filled with: the valuations changed last, mine and shared with me, that a search finds. */
export const listTemplateValuations = async ({
  ctx: { actor, db },
  input: { search },
}: {
  ctx: ServiceContext;
  input: TemplateValuationsInput;
}): Promise<TemplateValuations> => {
  const { userId } = requireRight(actor, 'use-templates');
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
    items: found.slice(0, mostOffered).map((row) => ({ id: row.id, companyName: row.companyName })),
  };
};
