import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { exportValuationsInput } from '@valia/domain/valuations/valuation-list-inputs.ts';
import { exportedValuationsSchema } from '@valia/domain/valuations/valuation-list-schemas.ts';
import { count, sql } from 'drizzle-orm';
import { cutPage, preparedListRead } from '../../lists/prepared-list-read.ts';
import { longInputBytes } from '../../verbs/body-bytes.ts';
import { act } from '../../verbs/verb.ts';
import { listItemColumns, shareJoinCondition, toListItem } from './list-item-columns.ts';
import { type AskedValuations, valuationParts } from './valuation-parts.ts';

const limit = 1_000;

export const exportedValuationList = preparedListRead({
  ...valuationParts,
  select: (builder, { place, where, orderBy, limit: most }) =>
    builder
      .select({
        ...listItemColumns,
        taxId: valuations.taxId,
        enterpriseCentral: valuations.enterpriseCentral,
        ebitda: valuations.ebitda,
        impliedMultiple: valuations.impliedMultiple,
        completedAt: valuations.completedAt,
        ...place,
      })
      .from(valuations)
      .leftJoin(valuationShares, shareJoinCondition(sql.placeholder('userId')))
      .where(where)
      .orderBy(...orderBy)
      .limit(most),
});

/** Counts the user's own valuations without joining the shares, because only own valuations are exported. */
const countOf = async (db: Database, asked: AskedValuations): Promise<number> => {
  const { where, values } = exportedValuationList.matching(asked);
  const counted = preparedRead(
    (builder) => builder.select({ total: count() }).from(valuations).where(where),
    { isPlannedAnew: true },
  );
  const [row] = await counted(db, values);
  return row?.total ?? 0;
};

/**
 * One page of the rows of an exported list: the rows that the list finds, with additional columns for the file. Only
 * the owner can export; for valuations shared by others it is `forbidden`.
 */
export const exportValuations = act({
  right: 'work-on-own-valuations',
  input: exportValuationsInput,
  output: exportedValuationsSchema,
  touches: null,
  sample: () => ({}),
  mostBodyBytes: longInputBytes,
  run: async ({ ctx, actor: { userId }, input }) => {
    if (input.scope !== 'own') throw new AppError('forbidden');
    const asked = { ...input, userId, now: ctx.now };
    const page = { ...input, limit };
    const { rows, nextCursor } = cutPage(
      await exportedValuationList.rows(ctx.db, asked, page),
      page,
    );
    // A request by ids already knows the total.
    const isFirstOfAll = input.cursor === null && input.ids === null;
    return {
      total: isFirstOfAll ? await countOf(ctx.db, asked) : null,
      rows: rows.map((row) => {
        const { version: _version, everCompleted: _everCompleted, ...item } = toListItem(row);
        const { taxId, enterpriseCentral, ebitda, impliedMultiple } = row;
        const completedAt = row.completedAt?.toISOString() ?? null;
        return { ...item, taxId, enterpriseCentral, ebitda, impliedMultiple, completedAt };
      }),
      nextCursor,
    };
  },
});
