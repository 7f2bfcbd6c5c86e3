import { userRoles } from '@valia/db/schema/identity/roles.ts';
import { userMfaFactors } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import type { UserTotals } from '@valia/domain/accounts/user-administration-schemas.ts';
import { eq, ne, sql } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { requireAdministrator } from './require-administrator.ts';

/** How many accounts there are of each kind, in one pass over them. */
export const getUserTotals = async ({ ctx }: { ctx: ServiceContext }): Promise<UserTotals> => {
  requireAdministrator(ctx, 'enter-administration');
  const role = sql`coalesce(${userRoles.role}, 'user')`;
  const countWhere = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await ctx.db
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      admin: countWhere(sql`${role} = 'admin'`),
      advisor: countWhere(sql`${role} = 'advisor'`),
      superadmin: countWhere(sql`${role} = 'superadmin'`),
      user: countWhere(sql`${role} = 'user'`),
      toVerify: countWhere(
        sql`${role} = 'advisor' and ${users.status} = 'active'
          and ${userVerificationStatus.verificationStatus} = 'pending'`,
      ),
      locked: countWhere(sql`${users.status} = 'locked'`),
      withoutSecondFactor: countWhere(sql`${userMfaFactors.isVerified} is not true`),
    })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(userMfaFactors, eq(userMfaFactors.userId, users.id))
    .leftJoin(userVerificationStatus, eq(userVerificationStatus.userId, users.id))
    .where(ne(users.status, 'erased'));
  const { admin = 0, advisor = 0, superadmin = 0, user = 0, ...totals } = row ?? {};
  return {
    all: 0,
    toVerify: 0,
    locked: 0,
    withoutSecondFactor: 0,
    ...totals,
    byRole: { admin, advisor, superadmin, user },
  };
};
