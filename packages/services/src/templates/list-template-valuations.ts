import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { TemplateValuations } from '@valia/domain/templates/template-schemas.ts';
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';

const mostOffered = 100;

/** What a document of mine can be filled with: the valuations that I changed last, mine and shared with me. */
export const listTemplateValuations = async ({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<TemplateValuations> => {
  const { userId } = requireRight(ctx.actor, 'use-templates');
  const { id, companyName, updatedAt } = valuations;
  const isOffered = and(isNull(valuations.archivedAt), ne(companyName, ''));
  const own = await ctx.db
    .select({ id, companyName, updatedAt })
    .from(valuations)
    .where(and(eq(valuations.ownerId, userId), isOffered))
    .orderBy(desc(updatedAt), desc(id))
    .limit(mostOffered);
  const sharedIds = ctx.db
    .select({ id: valuationShares.valuationId })
    .from(valuationShares)
    .where(eq(valuationShares.userId, userId))
    .limit(mostOffered);
  const shared = await ctx.db
    .select({ id, companyName, updatedAt })
    .from(valuations)
    .where(and(inArray(id, sharedIds), isOffered));
  const items = [...own, ...shared]
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
    .map((row) => ({ id: row.id, companyName: row.companyName }));
  return { items };
};
