import { hashRecoveryCode } from '@valia/auth/recovery-codes.ts';
import { matchTimeStep } from '@valia/auth/time-code.ts';
import type { Database } from '@valia/db/client.ts';
import { mfaRecoveryCodes, userMfaFactors } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { timeCodeSchema } from '@valia/domain/accounts/second-factor-code-schemas.ts';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import type { ServiceContext } from '../context/service-context.ts';

type Factor = typeof userMfaFactors.$inferSelect;

/** Marks a time step as used. Each time step works once; a second use, even at the same moment, is refused. */
const spendTimeStep = async (
  tx: Transaction,
  ctx: ServiceContext,
  factor: Factor,
  code: string,
) => {
  const seed = ctx.secrets.open(factor.seed, factor.userId);
  const step = matchTimeStep(seed, code, ctx.now);
  if (step === null) return false;
  const sealed = ctx.secrets.isCurrent(factor.seed)
    ? factor.seed
    : ctx.secrets.seal(seed, factor.userId);
  const used = await tx
    .update(userMfaFactors)
    .set({ lastStep: step, seed: sealed })
    .where(and(eq(userMfaFactors.id, factor.id), lt(userMfaFactors.lastStep, step)))
    .returning({ id: userMfaFactors.id });
  return used.length === 1;
};

const unspentRecoveryCode = (userId: string, code: string) =>
  and(
    eq(mfaRecoveryCodes.userId, userId),
    eq(mfaRecoveryCodes.codeHash, hashRecoveryCode(code)),
    isNull(mfaRecoveryCodes.usedAt),
  );

const spendRecoveryCode = async (
  tx: Transaction,
  ctx: ServiceContext,
  userId: string,
  code: string,
) => {
  const used = await tx
    .update(mfaRecoveryCodes)
    .set({ usedAt: ctx.now })
    .where(unspentRecoveryCode(userId, code))
    .returning({ id: mfaRecoveryCodes.id });
  if (used.length === 0) return false;
  await recordAccountEvent(tx, ctx, { userId, kind: 'recovery-code-used' });
  return true;
};

const isUnspentRecoveryCode = async (db: Database, userId: string, code: string) =>
  (await db.$count(mfaRecoveryCodes, unspentRecoveryCode(userId, code))) > 0;

/**
 * Whether a code is correct; takes the same time for a user without a second factor. The code is neither used up nor
 * counted.
 */
export const isCorrectCode = async (
  ctx: Pick<ServiceContext, 'db' | 'secrets' | 'now'>,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> => {
  const [factor] = await ctx.db
    .select()
    .from(userMfaFactors)
    .where(and(eq(userMfaFactors.userId, userId), eq(userMfaFactors.isVerified, true)));
  const isTimeCode = timeCodeSchema.safeParse(code).success;
  if (!isTimeCode)
    return (await isUnspentRecoveryCode(ctx.db, userId, code)) && factor !== undefined;
  if (factor === undefined) return false;
  const step = matchTimeStep(ctx.secrets.open(factor.seed, userId), code, ctx.now);
  return step !== null && step > factor.lastStep;
};

/**
 * Verifies a code of the authenticator application or a recovery code, and uses it up; false for a wrong code. The
 * caller must commit the transaction in both cases, because a wrong code is recorded in the user's history.
 */
export const checkSecondFactor = async (
  tx: Transaction,
  ctx: ServiceContext,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> => {
  const [factor] = await tx
    .select()
    .from(userMfaFactors)
    .where(and(eq(userMfaFactors.userId, userId), eq(userMfaFactors.isVerified, true)))
    .for('update');
  if (factor === undefined) return false;
  const isRight = timeCodeSchema.safeParse(code).success
    ? await spendTimeStep(tx, ctx, factor, code)
    : await spendRecoveryCode(tx, ctx, userId, code);
  if (!isRight) await recordAccountEvent(tx, ctx, { userId, kind: 'second-factor-failed' });
  return isRight;
};
