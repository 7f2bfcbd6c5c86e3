import { createTimeCodeSeed, qrCodeOf, timeCodeUri } from '@valia/auth/time-code.ts';
import { userMfaFactors } from '@valia/db/schema/identity/user-mfa-factors.ts';
import {
  beginSecondFactorInput,
  beginSecondFactorOutput,
} from '@valia/domain/accounts/second-factor-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import { lockProvedAccount } from '../accounts/lock-account.ts';
import { changeUnaudited } from '../audit/change-audited.ts';
import { requireCurrentPassword } from '../sessions/require-current-password.ts';
import { act } from '../verbs/verb.ts';

/** A new seed for the authenticator application; it counts once a code of it came back. */
export const beginSecondFactor = act({
  right: 'secure-own-account',
  input: beginSecondFactorInput,
  output: beginSecondFactorOutput,
  touches: null,
  sample: ({ password }) => ({ password }),
  run: async ({ ctx, actor, input }) => {
    const proof = await requireCurrentPassword(ctx, actor, input.password);
    const { userId } = actor;
    const seed = createTimeCodeSeed();
    const begun = { seed: ctx.secrets.seal(seed, userId), lastStep: 0, createdAt: ctx.now };
    await changeUnaudited(ctx, 'in-force-with-a-later-act', async (tx) => {
      await lockProvedAccount(tx, proof);
      const kept = await tx
        .insert(userMfaFactors)
        .values({ id: ctx.newId(), userId, ...begun })
        .onConflictDoUpdate({
          target: userMfaFactors.userId,
          set: begun,
          setWhere: eq(userMfaFactors.isVerified, false),
        })
        .returning({ id: userMfaFactors.id });
      if (kept.length === 0) throw new AppError('second-factor-state');
    });
    const uri = timeCodeUri(seed, actor.email);
    return { seed, uri, qrCode: qrCodeOf(uri) };
  },
});
