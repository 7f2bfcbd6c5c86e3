import { createRecoveryCodes, hashRecoveryCode } from '@valia/auth/recovery-codes.ts';
import { createTimeCodeSeed, matchTimeStep, qrCodeOf, timeCodeUri } from '@valia/auth/time-code.ts';
import { mfaRecoveryCodes, userMfaFactors } from '@valia/db/schema/identity/user-mfa-factors.ts';
import {
  beginSecondFactorInput,
  beginSecondFactorOutput,
  confirmSecondFactorInput,
  proveSecondFactorInput,
  recoveryCodesSchema,
  secondFactorSchema,
} from '@valia/domain/accounts/second-factor-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { lockProvedAccount } from '../accounts/lock-account.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { changeUnaudited, type Transaction } from '../context/change-audited.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import { endAllSessions } from '../sessions/end-all-sessions.ts';
import {
  requireCurrentPassword,
  type PasswordProof,
} from '../accounts/require-current-password.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { act, changed, read, writeChange } from '../verbs/verb.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { limitCodeAttempts } from './limit-code-attempts.ts';
import { removeSecondFactor } from './remove-second-factor.ts';

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

/**
 * Creates a new seed for the authenticator application. The factor takes effect once the user has entered one of its
 * codes.
 */
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

/** Creates ten recovery codes, which are shown once, and invalidates the previous ones. */
const renewRecoveryCodes = async (
  tx: Transaction,
  ctx: Pick<ServiceContext, 'newId' | 'now'>,
  userId: string,
): Promise<string[]> => {
  const codes = createRecoveryCodes();
  await tx.delete(mfaRecoveryCodes).where(eq(mfaRecoveryCodes.userId, userId));
  await tx.insert(mfaRecoveryCodes).values(
    codes.map((code) => ({
      id: ctx.newId(),
      userId,
      codeHash: hashRecoveryCode(code),
      createdAt: ctx.now,
    })),
  );
  return codes;
};

/**
 * Activates the new factor by one of its codes: it is required from the next sign-in on, and all other sessions end.
 */
export const confirmSecondFactor = act({
  right: 'secure-own-account',
  input: confirmSecondFactorInput,
  output: recoveryCodesSchema,
  touches: null,
  sample: ({ password }) => ({ password, code: '123456' }),
  run: async ({ ctx, actor, input }) => {
    const proof = await requireCurrentPassword(ctx, actor, input.password);
    const { userId } = actor;
    return writeChange(ctx, async (tx) => {
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
      await endAllSessions(tx, ctx, { userId, but: actor.sessionId });
      await recordAccountEvent(tx, ctx, { userId, kind: 'second-factor-enabled' });
      await ctx.mail.enqueue(tx, { kind: 'second-factor-changed', userId, change: 'enabled' });
      return changed(
        { recoveryCodes },
        { action: 'second-factor.enabled', subjectType: 'user', subjectId: userId },
      );
    });
  },
});

/**
 * Requires the password and a code before anything that weakens the account. A used code stays used even if the
 * following step fails.
 */
const proveSecondFactor = async (
  ctx: ServiceContext,
  actor: Actor,
  { password, code }: { password: string; code: string },
): Promise<PasswordProof> => {
  const proof = await requireCurrentPassword(ctx, actor, password);
  if (!actor.secondFactor) throw new AppError('second-factor-state');
  const { userId } = actor;
  const isRight = await limitCodeAttempts(ctx, userId, {
    check: () =>
      changeUnaudited(ctx, 'counts-or-notes-a-try', (tx) =>
        checkSecondFactor(tx, ctx, { userId, code }),
      ),
    isWrong: (right) => !right,
  });
  if (!isRight) throw new AppError('second-factor-code-wrong');
  return proof;
};

/** Creates ten new recovery codes, which are shown once, and invalidates the previous ones. */
export const regenerateRecoveryCodes = act({
  right: 'secure-own-account',
  input: proveSecondFactorInput,
  output: recoveryCodesSchema,
  touches: null,
  sample: ({ password }) => ({ password, code: '123456' }),
  run: async ({ ctx, actor, input }) => {
    const proof = await proveSecondFactor(ctx, actor, input);
    const { userId } = actor;
    return writeChange(ctx, async (tx) => {
      await lockProvedAccount(tx, proof);
      const recoveryCodes = await renewRecoveryCodes(tx, ctx, userId);
      await recordAccountEvent(tx, ctx, { userId, kind: 'recovery-codes-renewed' });
      return changed(
        { recoveryCodes },
        { action: 'recovery-codes.renewed', subjectType: 'user', subjectId: userId },
      );
    });
  },
});

/** Requires the password and a code of the authenticator application, or a recovery code. */
export const disableSecondFactor = act({
  right: 'secure-own-account',
  input: proveSecondFactorInput,
  output: z.null(),
  touches: null,
  sample: ({ password }) => ({ password, code: '123456' }),
  run: async ({ ctx, actor, input }) => {
    const proof = await proveSecondFactor(ctx, actor, input);
    const { userId } = actor;
    return writeChange(ctx, async (tx) => {
      await lockProvedAccount(tx, proof);
      await removeSecondFactor(tx, userId);
      await recordAccountEvent(tx, ctx, { userId, kind: 'second-factor-disabled' });
      await ctx.mail.enqueue(tx, { kind: 'second-factor-changed', userId, change: 'disabled' });
      return changed(null, {
        action: 'second-factor.disabled',
        subjectType: 'user',
        subjectId: userId,
      });
    });
  },
});
