import { mfaRecoveryCodes, userMfaFactors } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { secondFactorSchema } from '@valia/domain/accounts/second-factor-schemas.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';

export const getSecondFactor = read({
  right: 'secure-own-account',
  ...withoutInput,
  output: secondFactorSchema,
  run: async ({ ctx, actor: { userId } }) => {
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
  },
});
