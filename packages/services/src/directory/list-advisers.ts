import type { Database } from '@valia/db/client.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { userRoles } from '@valia/db/schema/identity/roles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { advisorCollaborationRequests as requests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { listAdvisersInput } from '@valia/domain/directory/adviser-list-inputs.ts';
import { adviserList } from '@valia/domain/directory/adviser-list.ts';
import { adviserPageSchema } from '@valia/domain/directory/directory-schemas.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { and, eq, ilike, inArray, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isVerifiedAdviser } from '../accounts/require-verified-adviser.ts';
import { listParts } from '../lists/list-parts.ts';
import { cutPage, filterBy, preparedListRead } from '../lists/prepared-list-read.ts';
import { searchPattern } from '../lists/search-pattern.ts';
import { read } from '../verbs/verb.ts';

const pattern = sql.placeholder('pattern');
const accepted = sql<number>`(select count(*)::int from ${requests}
  where ${requests.targetAdvisorId} = ${users.id} and ${requests.status} = 'accepted')`;

const holds = (column: PgColumn) => (value: unknown) => sql`${value} = any(${column})`;

const parts = listParts<typeof adviserList, { userId: string }>(adviserList, {
  columns: {
    province: userProfiles.shownProvince,
    name: sql`lower(concat_ws(' ', ${userProfiles.firstName}, ${userProfiles.lastName}))`,
    collaborations: accepted,
  },
  own: {
    specialty: filterBy('specialty', holds(userProfiles.specialties)),
    sector: filterBy('sector', holds(userProfiles.shownSectors)),
    language: filterBy('language', holds(userProfiles.shownLanguages)),
  },
  search: {
    values: (text) => ({ pattern: searchPattern(text) }),
    where: () =>
      or(
        ilike(sql`concat_ws(' ', ${userProfiles.firstName}, ${userProfiles.lastName})`, pattern),
        ilike(userProfiles.company, pattern),
      ),
  },
  tie: { column: users.id, kind: 'uuid' },
});

export const adviserRows = preparedListRead({
  ...parts,
  values: ({ userId }) => ({ userId }),
  select: (builder, { place, where, orderBy, limit }) =>
    builder
      .select({
        id: users.id,
        firstName: userProfiles.firstName,
        lastName: userProfiles.lastName,
        company: userProfiles.company,
        specialties: userProfiles.specialties,
        sectors: userProfiles.shownSectors,
        languages: userProfiles.shownLanguages,
        province: userProfiles.shownProvince,
        presentation: userProfiles.presentation,
        collaborations: accepted,
        ...place,
      })
      .from(users)
      .innerJoin(userRoles, eq(userRoles.userId, users.id))
      .innerJoin(userVerificationStatus, eq(userVerificationStatus.userId, users.id))
      .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
      .where(
        and(
          isVerifiedAdviser,
          eq(userProfiles.isListed, true),
          ne(users.id, sql.placeholder('userId')),
          where,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
});

/** The median answer time in hours of each adviser who has answered a request. */
const answerTimes = async (
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: requests.targetAdvisorId,
      hours: sql<number>`(percentile_cont(0.5) within group (
        order by extract(epoch from ${requests.decidedAt} - ${requests.createdAt})) / 3600)::float8`,
    })
    .from(requests)
    .where(
      and(
        inArray(requests.targetAdvisorId, [...ids]),
        inArray(requests.status, ['accepted', 'rejected']),
      ),
    )
    .groupBy(requests.targetAdvisorId);
  return new Map(rows.map(({ id, hours }) => [id ?? '', hours]));
};

const isVerified = async (db: Database, userId: string): Promise<boolean> =>
  (await db.$count(
    userVerificationStatus,
    and(
      eq(userVerificationStatus.userId, userId),
      eq(userVerificationStatus.verificationStatus, 'verified'),
    ),
  )) > 0;

/** A page of the advisers whom the firm has verified and who agreed to be listed, without the caller. */
export const listAdvisers = read({
  right: 'collaborate-with-advisers',
  input: listAdvisersInput,
  output: adviserPageSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, actor: { userId }, input: { sort, direction, cursor, limit, ...filter } }) => {
    const page = { sort, direction, cursor, limit };
    const read = await adviserRows.rows(ctx.db, { ...filter, userId }, page);
    const { rows, nextCursor } = cutPage(read, page);
    const times = await answerTimes(
      ctx.db,
      rows.map(({ id }) => id),
    );
    const items = rows.map(
      ({ firstName, lastName, presentation, after: _after, afterId: _afterId, ...row }) => ({
        ...row,
        name: fullName({ firstName, lastName }),
        presentation: presentation ?? '',
        answersInHours: times.get(row.id) ?? null,
      }),
    );
    return { items, nextCursor, mayWrite: await isVerified(ctx.db, userId) };
  },
});
