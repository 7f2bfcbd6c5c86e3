import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { userRoles } from '@valia/db/schema/identity/roles.ts';
import { userMfaFactors } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { userPageSchema } from '@valia/domain/accounts/user-administration-schemas.ts';
import { listUsersInput } from '@valia/domain/accounts/user-list-inputs.ts';
import { userList } from '@valia/domain/accounts/user-list.ts';
import { and, eq, ilike, inArray, ne, or, sql } from 'drizzle-orm';
import { listParts } from '../lists/list-parts.ts';
import { cutPage, filterBy, preparedListRead } from '../lists/prepared-list-read.ts';
import { searchPattern } from '../lists/search-pattern.ts';
import { read } from '../verbs/verb.ts';
import { selectAdministratedUsers, toAdministratedUser } from './administrated-users.ts';

const pattern = sql.placeholder('pattern');
/** Searched table by table, so that each search uses its own index. */
const found = sql`(
  select ${users.id} from ${users} where ${ilike(users.email, pattern)}
  union all select ${userProfiles.userId} from ${userProfiles}
  where ${or(
    ilike(userProfiles.firstName, pattern),
    ilike(userProfiles.lastName, pattern),
    ilike(userProfiles.company, pattern),
  )})`;

const parts = listParts<typeof userList, { now: Date }>(userList, {
  columns: {
    status: users.status,
    // A user without a role row has the role `user`.
    role: sql`coalesce(${userRoles.role}, 'user')`,
    access: users.lastAccessAt,
    created: users.createdAt,
    // The promised time starts at the request, so the oldest request is due first.
    due: sql`coalesce(${userVerificationStatus.requestedAt}, ${users.createdAt})`,
  },
  own: {
    verification: [
      // Pending verifications are few, so they are found by their own index, however many users are verified.
      {
        values: ({ verification }) => (verification === 'pending' ? {} : null),
        where: () =>
          and(
            eq(userRoles.role, 'advisor'),
            sql`${users.id} = any(array(select user_id from ${userVerificationStatus}
              where verification_status = 'pending'))`,
          ),
        isFew: true,
      },
      {
        values: ({ verification }) =>
          verification === null || verification === 'pending' ? null : { verification },
        where: () =>
          and(
            eq(userRoles.role, 'advisor'),
            eq(userVerificationStatus.verificationStatus, sql.placeholder('verification')),
          ),
      },
    ],
    secondFactor: filterBy(
      'secondFactor',
      (value) => sql`(${userMfaFactors.isVerified} is true) = ${value}::boolean`,
    ),
  },
  search: {
    values: (text) => ({ pattern: searchPattern(text) }),
    where: () => inArray(users.id, found),
  },
  tie: { column: users.id, kind: 'uuid' },
});

export const userRows = preparedListRead({
  ...parts,
  select: (builder, { place, where, orderBy, limit }) =>
    selectAdministratedUsers(builder, place)
      .where(and(ne(users.status, 'erased'), where))
      .orderBy(...orderBy)
      .limit(limit),
});

/** A page of all users that match the filter, without the erased accounts. */
export const listUsers = read({
  right: 'enter-administration',
  input: listUsersInput,
  output: userPageSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, input: { sort, direction, cursor, limit, ...filter } }) => {
    const page = { sort, direction, cursor, limit };
    const read = await userRows.rows(ctx.db, { ...filter, now: ctx.now }, page);
    const { rows, nextCursor } = cutPage(read, page);
    return { items: rows.map(toAdministratedUser), nextCursor };
  },
});
