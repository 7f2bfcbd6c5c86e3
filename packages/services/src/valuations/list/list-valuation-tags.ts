import { preparedRead } from '@valia/db/prepared-read.ts';
import { valuationTags } from '@valia/db/schema/valuations/valuation-tags.ts';
import { valuationTagsSchema } from '@valia/domain/valuations/valuation-list-schemas.ts';
import { sql } from 'drizzle-orm';
import { withoutInput } from '../../verbs/no-input.ts';
import { read } from '../../verbs/verb.ts';

const mostTags = 500;

/** From one tag to the next one of the owner in the index: what it costs grows with the tags, not with the valuations. */
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

/** The tags in use on my valuations. */
export const listValuationTags = read({
  right: 'work-on-own-valuations',
  ...withoutInput,
  output: valuationTagsSchema,
  run: async ({ ctx, actor: { userId } }) => {
    const rows = await tagsQuery(ctx.db, { userId });
    return { tags: rows.map(({ tag }) => tag) };
  },
});
