import { mfaRecoveryCodes, userMfaFactors } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { SecondFactor } from '@valia/domain/accounts/second-factor-schemas.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';

export const getSecondFactor = async ({ ctx }: { ctx: ServiceContext }): Promise<SecondFactor> => {
  const { userId } = requireRight(ctx.actor, 'secure-own-account');
  const [factor] = await ctx.db
    .select({ verifiedAt: userMfaFactors.verifiedAt })
    .from(userMfaFactors)
    .where(and(eq(userMfaFactors.userId, userId), eq(userMfaFactors.isVerified, true)));
  const left = await ctx.db
    .select({ id: mfaRecoveryCodes.id })
    .from(mfaRecoveryCodes)
    .where(and(eq(mfaRecoveryCodes.userId, userId), isNull(mfaRecoveryCodes.usedAt)));
  return {
    enabled: factor !== undefined,
    enabledAt: factor?.verifiedAt?.toISOString() ?? null,
    recoveryCodesLeft: left.length,
  };
};
