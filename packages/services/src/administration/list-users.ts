import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { userRoles } from '@valia/db/schema/identity/roles.ts';
import { userMfaFactors } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import {
  type AccessPeriod,
  listUsersInput,
  type UserFilter,
  userPageSchema,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { and, eq, gte, ilike, inArray, ne, or, sql } from 'drizzle-orm';
import { cutPage, filterBy, type ListFilter, preparedListRead } from '../lists/prepared-list-read.ts';
import { searchPattern } from '../lists/search-pattern.ts';
import { read } from '../verbs/verb.ts';
import {
  selectAdministratedUsers,
  toAdministratedUser,
  userKeyset,
} from './administrated-users.ts';

const dayMs = 86_400_000;
const periodDays: Record<AccessPeriod, number> = { '7d': 7, '30d': 30, '90d': 90 };

type AskedUsers = UserFilter & { now: Date };

const pattern = sql.placeholder('pattern');
const since = sql`${sql.placeholder('since')}::timestamptz`;

/** Searched table by table, so that each search uses its own index. */
const found = sql`(
  select ${users.id} from ${users} where ${ilike(users.email, pattern)}
  union all select ${userProfiles.userId} from ${userProfiles}
  where ${or(
    ilike(userProfiles.firstName, pattern),
    ilike(userProfiles.lastName, pattern),
    ilike(userProfiles.company, pattern),
  )})`;

const filters: Readonly<Record<string, ListFilter<AskedUsers>>> = {
  search: {
    values: ({ search }) => (search === '' ? null : { pattern: searchPattern(search) }),
    where: () => inArray(users.id, found),
    isPlannedAnew: true,
  },
  status: filterBy('status', (value) => eq(users.status, value)),
  // A user without a role row has the role `user`.
  role: filterBy('role', (value) => sql`coalesce(${userRoles.role}, 'user') = ${value}`),
  // Pending verifications are few, so they are found by their own index, however many users are verified.
  toVerify: {
    values: ({ verification }) => (verification === 'pending' ? {} : null),
    where: () =>
      and(
        eq(userRoles.role, 'advisor'),
        sql`${users.id} = any(array(select user_id from ${userVerificationStatus}
          where verification_status = 'pending'))`,
      ),
    isFew: true,
  },
  verification: {
    values: ({ verification }) =>
      verification === null || verification === 'pending' ? null : { verification },
    where: () =>
      and(
        eq(userRoles.role, 'advisor'),
        eq(userVerificationStatus.verificationStatus, sql.placeholder('verification')),
      ),
  },
  access: {
    values: ({ access, now }) =>
      access === null
        ? null
        : { since: new Date(now.getTime() - periodDays[access] * dayMs).toISOString() },
    where: () => gte(users.lastAccessAt, since),
  },
  secondFactor: filterBy(
    'secondFactor',
    (value) => sql`(${userMfaFactors.isVerified} is true) = ${value}::boolean`,
  ),
};

export const userList = preparedListRead({
  keyset: userKeyset,
  filters,
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
    const read = await userList.rows(ctx.db, { ...filter, now: ctx.now }, page);
    const { rows, nextCursor } = cutPage(read, page);
    return { items: rows.map(toAdministratedUser), nextCursor };
  },
});
