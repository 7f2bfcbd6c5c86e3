import { valuationShares } from '@valia/db/schema/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type {
  ExportValuationsInput,
  ExportedValuations,
} from '@valia/domain/valuations/valuation-list-schemas.ts';
import { and, count, inArray, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { listConditions } from './list-conditions.ts';
import { listItemColumns, onShareOf, toListItem } from './list-item-columns.ts';
import { afterListCursor, cutListPage, listOrder } from './list-order.ts';

const limit = 1_000;

/** Of a person's own, which alone are exported: their shares are not joined. */
const countOf = async ({ db }: ServiceContext, found: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(valuations).where(found);
  return row?.total ?? 0;
};

/**
 * One page of the rows of an exported list: what the list finds, with the columns only a file has room for.
 * Only the owner exports: for what others share it is `forbidden`.
 */
export const exportValuations = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: ExportValuationsInput;
}): Promise<ExportedValuations> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-valuations');
  if (input.scope !== 'own') throw new AppError('forbidden');
  const found = and(
    listConditions(input, { userId, now: ctx.now }),
    input.ids === null ? undefined : inArray(valuations.id, input.ids),
  );
  const rows = await ctx.db
    .select({
      ...listItemColumns(userId),
      companySortKey: valuations.companySortKey,
      taxId: valuations.taxId,
      enterpriseCentral: valuations.enterpriseCentral,
      ebitda: valuations.ebitda,
      impliedMultiple: valuations.impliedMultiple,
      completedAt: valuations.completedAt,
    })
    .from(valuations)
    .leftJoin(valuationShares, onShareOf(userId))
    .where(and(found, afterListCursor(input.cursor, input)))
    .orderBy(...listOrder(input))
    .limit(limit + 1);
  const { page, nextCursor } = cutListPage(rows, { ...input, limit });
  // Who asks by ids knows how many.
  const isFirstOfAll = input.cursor === null && input.ids === null;
  const total = isFirstOfAll ? await countOf(ctx, found) : null;
  return {
    total,
    rows: page.map((row) => {
      const { version: _version, everCompleted: _everCompleted, ...item } = toListItem(row);
      const { taxId, enterpriseCentral, ebitda, impliedMultiple } = row;
      const completedAt = row.completedAt?.toISOString() ?? null;
      return { ...item, taxId, enterpriseCentral, ebitda, impliedMultiple, completedAt };
    }),
    nextCursor,
  };
};
