import { signInFailures } from '@valia/db/schema/identity/sign-in-failures.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { delayAfterFailuresMs, failuresBeforeDelay } from '@valia/domain/limits/limit-rules.ts';
import { and, eq, lt, lte, or, sql } from 'drizzle-orm';
import { changeUnaudited, type Transaction, unaudited } from '../context/change-audited.ts';
import { callerRange } from '../limits/caller-range.ts';
import type { LimitUse, ReleaseLimit } from '../context/rate-limiter.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { findKnownDevice } from './known-device.ts';
import { recordFailedSignIn } from './record-failed-sign-in.ts';
import { signInFailureKey, forgetSignInFailures } from './forget-sign-in-failures.ts';

/** A sign-in attempt. It counts as failed until the result is known. */
export interface SignInAttempt {
  /**
   * True when failed attempts from unknown browsers have locked the account. Only the password together with a code of
   * the second factor can then open it.
   */
  isHeld: boolean;
  /**
   * Called for a wrong password. `userId` is null when the email address has no account; both cases take the same time.
   */
  fail(userId: string | null): Promise<void>;
  /** Called for a correct password: the attempt does not count, and the consecutive failures are deleted. */
  succeed(): Promise<void>;
  /**
   * Called when the password was not verified, or the sign-in failed for another reason: the attempt does not count.
   */
  abandon(): Promise<void>;
}

/**
 * The maximum number of consecutive failures recorded in an account's history; more would push its other lines out of
 * sight.
 */
const mostNoted = 20;

/** The number of consecutive failures including this one; null when the account's delay refuses the attempt. */
const countFailure = async (
  tx: Transaction,
  { accountKey, now, isKnownDevice }: { accountKey: string; now: Date; isKnownDevice: boolean },
): Promise<number | null> => {
  const waited = new Date(now.getTime() - delayAfterFailuresMs);
  const mayTry = or(
    lt(signInFailures.consecutive, failuresBeforeDelay),
    lte(signInFailures.lastFailedAt, waited),
  );
  const [row] = await tx
    .insert(signInFailures)
    .values({ accountKey, consecutive: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: signInFailures.accountKey,
      set: { consecutive: sql`${signInFailures.consecutive} + 1`, lastFailedAt: now },
      ...(isKnownDevice || mayTry === undefined ? {} : { setWhere: mayTry }),
    })
    .returning({ consecutive: signInFailures.consecutive });
  return row?.consecutive ?? null;
};

/** Undoes a counted failure. The time of the failure before it is no longer known, so its delay is treated as over. */
const uncountFailure = async (
  tx: Transaction,
  { accountKey, now }: { accountKey: string; now: Date },
): Promise<void> => {
  const { consecutive, lastFailedAt } = signInFailures;
  const waited = new Date(now.getTime() - delayAfterFailuresMs);
  await tx
    .update(signInFailures)
    .set({ consecutive: sql`${consecutive} - 1`, lastFailedAt: waited })
    .where(and(eq(signInFailures.accountKey, accountKey), eq(lastFailedAt, now)));
};

interface Failure {
  /** Null when the email address has no account. */
  userId: string | null;
  /** The number of consecutive failures, including this one. */
  failures: number;
}

const tellOwner = async (tx: Transaction, ctx: ServiceContext, userId: string): Promise<void> => {
  await ctx.mail.enqueue(tx, { kind: 'many-failed-sign-ins', userId });
  const isPerson = (await tx.$count(users, eq(users.id, userId))) > 0;
  if (isPerson) await recordSecurityEvent(tx, ctx, { type: 'sign_in_failures', subjectId: userId });
};

/**
 * Records a failure: a line in the user's history and, at the last failure before the delay starts, a mail to the user.
 */
const noteFailure = async (ctx: ServiceContext, { userId, failures }: Failure): Promise<void> => {
  const isLast = failures === failuresBeforeDelay;
  if (failures > mostNoted && !isLast) return;
  const subjectId = userId ?? ctx.newId();
  await changeUnaudited(ctx, 'counts-or-notes-a-try', async (tx) => {
    // Rows are only written for existing users, so waiting for the disk would reveal whether the email address
    // has an account.
    await tx.execute(sql`set local synchronous_commit to off`);
    if (failures <= mostNoted)
      await recordFailedSignIn(tx, ctx, { userId: subjectId, kind: 'sign-in-failed' });
    if (isLast) await tellOwner(tx, ctx, subjectId);
  });
};

const usesOf = (email: string, range: string, device: string | null): LimitUse[] =>
  device === null
    ? [
        { limit: 'sign-in-per-range', subject: range },
        { limit: 'sign-in-per-account-and-range', subject: `${email} ${range}` },
      ]
    : [{ limit: 'sign-in-per-known-device', subject: `${email} ${device}` }];

const refuseHeld = async (release: ReleaseLimit): Promise<never> => {
  await release();
  throw new AppError('sign-in-held', [], { retryAfterSeconds: delayAfterFailuresMs / 1000 });
};

/**
 * Counts a sign-in before its password is verified, so that concurrent attempts cannot exceed the limits. A browser
 * known to the account has its own limit, which others cannot use up. An account locked by others' failures only
 * accepts a sign-in with a code of its second factor, or through a mailed link.
 */
export const openSignInAttempt = async (
  ctx: ServiceContext,
  { email, withCode }: { email: string; withCode: boolean },
): Promise<SignInAttempt> => {
  const { limits, now } = ctx;
  const tx = unaudited(ctx.db, 'counts-or-notes-a-try');
  const device = await findKnownDevice(ctx, email);
  const release = await limits.take(usesOf(email, callerRange(ctx), device), now);
  const accountKey = signInFailureKey(email);
  const failures = await countFailure(tx, { accountKey, now, isKnownDevice: device !== null });
  const isHeld = failures === null;
  if (isHeld && !withCode) await refuseHeld(release);
  return {
    isHeld,
    fail: async (userId) => {
      if (failures !== null) await noteFailure(ctx, { userId, failures });
    },
    async succeed() {
      await release();
      await forgetSignInFailures(tx, email);
    },
    async abandon() {
      await release();
      if (!isHeld) await uncountFailure(tx, { accountKey, now });
    },
  };
};
