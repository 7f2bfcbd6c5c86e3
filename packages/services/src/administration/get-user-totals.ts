import { preparedRead } from '@valia/db/prepared-read.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { userTotalsSchema } from '@valia/domain/accounts/user-administration-schemas.ts';
import type { Role } from '@valia/domain/accounts/user-roles.ts';
import { and, eq, sql } from 'drizzle-orm';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';
import { shouldBeVerified } from '../accounts/should-be-verified.ts';
import { readRowCounts, type RowCounts } from '../lists/read-row-counts.ts';

/** Reads only the users who wait for verification. */
const toVerifyQuery = preparedRead((builder) =>
  builder
    .select({ toVerify: sql<number>`count(*)::int` })
    .from(userVerificationStatus)
    .where(and(eq(userVerificationStatus.verificationStatus, 'pending'), shouldBeVerified)),
);

/**
 * The number of accounts that belong to a user. Erased accounts are excluded: they have neither a role nor a second
 * factor.
 */
export const countPeople = (counts: RowCounts): number =>
  counts.of('users', 'active').count + counts.of('users', 'locked').count;

/** The number of accounts of each kind. */
export const getUserTotals = read({
  right: 'enter-administration',
  ...withoutInput,
  output: userTotalsSchema,
  run: async ({ ctx }) => {
    const [counts, [waiting]] = await Promise.all([
      readRowCounts(ctx.db),
      toVerifyQuery(ctx.db, {}),
    ]);
    const all = countPeople(counts);
    const withRole = (role: Role): number => counts.of('user_roles', role).count;
    const [admin, advisor, superadmin] = [
      withRole('admin'),
      withRole('advisor'),
      withRole('superadmin'),
    ];
    return {
      all,
      // A user without a role row has the role `user`.
      byRole: { admin, advisor, superadmin, user: all - admin - advisor - superadmin },
      toVerify: waiting?.toVerify ?? 0,
      locked: counts.of('users', 'locked').count,
      withoutSecondFactor: all - counts.of('user_mfa_factors', 'verified').count,
    };
  },
});
