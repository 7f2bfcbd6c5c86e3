import { preparedRead } from '@valia/db/prepared-read.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuationTags } from '@valia/db/schema/valuations/valuation-tags.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { totalsOfRollups } from '@valia/domain/dashboard/figures-of-rollups.ts';
import {
  listValuationsInput,
  selectValuationsInput,
} from '@valia/domain/valuations/valuation-list-inputs.ts';
import {
  selectedValuationsSchema,
  valuationListTotalsSchema,
  valuationPageSchema,
  valuationTagsSchema,
} from '@valia/domain/valuations/valuation-list-schemas.ts';
import { eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { cutPage, preparedListRead } from '../../lists/prepared-list-read.ts';
import { withoutInput } from '../../verbs/no-input.ts';
import { read } from '../../verbs/verb.ts';
import { listItemColumns, shareJoinCondition, toListItem } from './list-item-columns.ts';
import { readRollups } from './read-rollups.ts';
import { valuationParts } from './valuation-parts.ts';

export const valuationRows = preparedListRead({
  ...valuationParts,
  select: (builder, { place, where, orderBy, limit }) =>
    builder
      .select({ ...listItemColumns, ...place })
      .from(valuations)
      .leftJoin(valuationShares, shareJoinCondition(sql.placeholder('userId')))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
});

/** One page of the caller's valuations, or of those shared with the caller by others. */
export const listValuations = read({
  right: 'work-on-own-valuations',
  input: listValuationsInput,
  output: valuationPageSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, actor: { userId }, input }) => {
    const read = await valuationRows.rows(ctx.db, { ...input, userId, now: ctx.now }, input);
    const { rows, nextCursor } = cutPage(read, input);
    return { items: rows.map(toListItem), nextCursor };
  },
});

const wholePage = { sort: 'updatedAt', direction: 'desc', limit: 5_000 } as const;

export const selectedValuationList = preparedListRead({
  ...valuationParts,
  select: (builder, { place, where, orderBy, limit }) =>
    builder
      .select({
        id: valuations.id,
        version: valuations.version,
        status: valuations.status,
        currency: valuations.currency,
        equityCentral: valuations.equityCentral,
        archived: listItemColumns.archived,
        everCompleted: listItemColumns.everCompleted,
        access: listItemColumns.access,
        ...place,
      })
      .from(valuations)
      .leftJoin(valuationShares, shareJoinCondition(sql.placeholder('userId')))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
});

/** All valuations that match a filter, in pages, with only the columns needed to act on them and to add them up. */
export const selectValuations = read({
  right: 'work-on-own-valuations',
  input: selectValuationsInput,
  output: selectedValuationsSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, actor: { userId }, input: { cursor, ...filter } }) => {
    const page = { ...wholePage, cursor };
    const read = await selectedValuationList.rows(
      ctx.db,
      { ...filter, userId, now: ctx.now },
      page,
    );
    const { rows, nextCursor } = cutPage(read, page);
    return { items: rows.map(({ after: _after, afterId: _id, ...item }) => item), nextCursor };
  },
});

const isShared = (archived: SQL): SQL<boolean> => sql<boolean>`exists (
  select 1 from ${valuationShares}
  join ${valuations} on ${eq(valuations.id, valuationShares.valuationId)}
  where ${eq(valuationShares.userId, sql.placeholder('userId'))} and ${archived})`;

/** Whether the user has any archived or shared valuations; most users have none. */
const presenceQuery = preparedRead((builder) =>
  builder
    .select({
      hasArchived: sql<boolean>`exists (
        select 1 from ${valuations}
        where ${eq(valuations.ownerId, sql.placeholder('userId'))}
        and ${valuations.archivedAt} is not null)`,
      hasShared: isShared(isNull(valuations.archivedAt)),
      hasSharedArchived: isShared(isNotNull(valuations.archivedAt)),
    })
    .from(sql`(values (1)) as one_row`),
);

/** The number of the caller's valuations by status, and the total of the completed ones. */
export const getListTotals = read({
  right: 'work-on-own-valuations',
  ...withoutInput,
  output: valuationListTotalsSchema,
  run: async ({ ctx, actor: { userId } }) => {
    const [lines, [presence]] = await Promise.all([
      readRollups(ctx.db, { ownerId: userId, now: ctx.now }),
      presenceQuery(ctx.db, { userId }),
    ]);
    const totals = totalsOfRollups(lines);
    return {
      ...totals.byStatus,
      completedInEuros: totals.completedInEuros,
      completedAmount: totals.totalAmount,
      averageAmount: totals.averageAmount,
      hasArchived: presence?.hasArchived ?? false,
      hasShared: presence?.hasShared ?? false,
      hasSharedArchived: presence?.hasSharedArchived ?? false,
    };
  },
});

const mostTags = 500;

/**
 * Jumps in the index from each tag of the owner to the next one, so that the cost grows with the number of tags instead
 * of the number of valuations.
 */
const tagsQuery = preparedRead((builder) =>
  builder
    .select({ tag: sql<string>`tag` })
    .from(
      sql`(
        with recursive known(tag) as (
          (select min(${valuationTags.tag}) from ${valuationTags}
            where ${valuationTags.ownerId} = ${sql.placeholder('userId')})
          union all
          select (select min(${valuationTags.tag}) from ${valuationTags}
            where ${valuationTags.ownerId} = ${sql.placeholder('userId')}
            and ${valuationTags.tag} > known.tag)
          from known where known.tag is not null
        )
        select tag from known where tag is not null limit ${mostTags}
      ) as known_tags`,
    )
    .orderBy(sql`tag`),
);

/** The tags used on the caller's valuations. */
export const listValuationTags = read({
  right: 'work-on-own-valuations',
  ...withoutInput,
  output: valuationTagsSchema,
  run: async ({ ctx, actor: { userId } }) => {
    const rows = await tagsQuery(ctx.db, { userId });
    return { tags: rows.map(({ tag }) => tag) };
  },
});
