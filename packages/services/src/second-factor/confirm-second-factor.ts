import { matchTimeStep } from '@valia/auth/time-code.ts';
import { userMfaFactors } from '@valia/db/schema/identity/user-mfa-factors.ts';
import {
  confirmSecondFactorInput,
  recoveryCodesSchema,
} from '@valia/domain/accounts/second-factor-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq } from 'drizzle-orm';
import { lockProvedAccount } from '../accounts/lock-account.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { endSessionsOf } from '../sessions/end-sessions-of.ts';
import { requireCurrentPassword } from '../sessions/require-current-password.ts';
import { act } from '../verbs/verb.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';

/** A code of the begun factor makes it count from the next sign-in on, and ends all other sessions. */
export const confirmSecondFactor = act({
  right: 'secure-own-account',
  input: confirmSecondFactorInput,
  output: recoveryCodesSchema,
  touches: null,
  sample: ({ password }) => ({ password, code: '123456' }),
  run: async ({ ctx, actor, input }) => {
    const proof = await requireCurrentPassword(ctx, actor, input.password);
    const { userId } = actor;
    return changeAudited(ctx, async (tx) => {
      await lockProvedAccount(tx, proof);
      const [factor] = await tx
        .select()
        .from(userMfaFactors)
        .where(and(eq(userMfaFactors.userId, userId), eq(userMfaFactors.isVerified, false)))
        .for('update');
      if (factor === undefined) throw new AppError('second-factor-state');
      const step = matchTimeStep(ctx.secrets.open(factor.seed, userId), input.code, ctx.now);
      if (step === null) throw new AppError('second-factor-code-wrong');
      await tx
        .update(userMfaFactors)
        .set({ isVerified: true, verifiedAt: ctx.now, lastStep: step })
        .where(eq(userMfaFactors.id, factor.id));
      const recoveryCodes = await renewRecoveryCodes(tx, ctx, userId);
      await endSessionsOf(tx, ctx, { userId, but: actor.sessionId });
      await recordAccountEvent(tx, ctx, { userId, kind: 'second-factor-enabled' });
      await recordAudit(tx, ctx, {
        action: 'second-factor.enabled',
        subjectType: 'user',
        subjectId: userId,
      });
      await ctx.mail.enqueue(tx, { kind: 'second-factor-changed', userId, change: 'enabled' });
      return { recoveryCodes };
    });
  },
});
