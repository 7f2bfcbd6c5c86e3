import { signInFailures } from '@valia/db/schema/identity/sign-in-failures.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { delayAfterFailuresMs, failuresBeforeDelay } from '@valia/domain/limits/limit-rules.ts';
import { and, eq, lt, lte, or, sql } from 'drizzle-orm';
import { changeUnaudited, type Transaction, unaudited } from '../context/change-audited.ts';
import { callerRange } from '../limits/caller-range.ts';
import type { LimitUse, Release } from '../context/rate-limiter.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { findKnownDevice } from './known-device.ts';
import { recordFailedSignIn } from './record-failed-sign-in.ts';
import { accountKeyOf, forgetSignInFailures } from './forget-sign-in-failures.ts';

/** A try that counts as failed until it is known to be none. */
export interface SignInAttempt {
  /** Failures of others hold the account: only its password together with a code of its second factor opens it. */
  isHeld: boolean;
  /** The password was wrong. `userId` is the account's, or null when there is none: both take the same work. */
  fail(userId: string | null): Promise<void>;
  /** The password was right: the try does not count, and the row of failures ends. */
  succeed(): Promise<void>;
  /** The password was not looked at after all, or opened nothing for another reason: the try does not count. */
  abandon(): Promise<void>;
}

/** Lines that a row of failures leaves in the history of an account: more would push the rest of it out of sight. */
const mostNoted = 20;

/** Failures in a row with this one; null when the account's delay holds the try. */
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

/** Takes a counted failure back. The time of the one before it is not known any more: it counts as waited for. */
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
  /** Null: the address is nobody's. */
  userId: string | null;
  /** In a row, with this one. */
  failures: number;
}

const tellOwner = async (tx: Transaction, ctx: ServiceContext, userId: string): Promise<void> => {
  await ctx.mail.enqueue(tx, { kind: 'many-failed-sign-ins', userId });
  const isPerson = (await tx.$count(users, eq(users.id, userId))) > 0;
  if (isPerson) await recordSecurityEvent(tx, ctx, { type: 'sign_in_failures', subjectId: userId });
};

/** What a failure leaves behind: a line in the person's history, and at the last one before the delay a mail. */
const noteFailure = async (ctx: ServiceContext, { userId, failures }: Failure): Promise<void> => {
  const isLast = failures === failuresBeforeDelay;
  if (failures > mostNoted && !isLast) return;
  const subjectId = userId ?? ctx.newId();
  await changeUnaudited(ctx, 'counts-or-notes-a-try', async (tx) => {
    // Only of people there is something to write: waiting for the disk would tell whose address is known.
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

const refuseHeld = async (release: Release): Promise<never> => {
  await release();
  throw new AppError('sign-in-held', [], { retryAfterSeconds: delayAfterFailuresMs / 1000 });
};

/**
 * Counts a sign-in before its password is looked at, so that no number of tries at once looks at more of them than
 * the limits allow. A device that the account signed in from has a limit of its own: strangers cannot use it up. An
 * account that strangers' failures hold takes only who brings a code of its second factor, or comes by mail.
 */
export const openSignInAttempt = async (
  ctx: ServiceContext,
  { email, withCode }: { email: string; withCode: boolean },
): Promise<SignInAttempt> => {
  const { limits, now } = ctx;
  const tx = unaudited(ctx.db, 'counts-or-notes-a-try');
  const device = await findKnownDevice(ctx, email);
  const release = await limits.take(usesOf(email, callerRange(ctx), device), now);
  const accountKey = accountKeyOf(email);
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
