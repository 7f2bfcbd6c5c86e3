import type { Database } from '@valia/db/client.ts';
import { signInFailures } from '@valia/db/schema/sign-in-failures.ts';
import { users } from '@valia/db/schema/users.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { delayAfterFailuresMs, failuresBeforeDelay } from '@valia/domain/limits/limit-rules.ts';
import { and, eq, lt, lte, or, sql } from 'drizzle-orm';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { callerRange } from '../limits/caller-range.ts';
import type { LimitUse } from '../limits/create-rate-limits.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { ServiceContext } from '../service-context.ts';
import { findKnownDevice } from './known-device.ts';
import { accountKeyOf, forgetSignInFailures } from './forget-sign-in-failures.ts';

/** A try that counts as failed until it is known to be none. */
export interface SignInAttempt {
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
  db: Database,
  { accountKey, now, isKnownDevice }: { accountKey: string; now: Date; isKnownDevice: boolean },
): Promise<number | null> => {
  const waited = new Date(now.getTime() - delayAfterFailuresMs);
  const mayTry = or(
    lt(signInFailures.consecutive, failuresBeforeDelay),
    lte(signInFailures.lastFailedAt, waited),
  );
  const [row] = await db
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
  db: Database,
  { accountKey, now }: { accountKey: string; now: Date },
): Promise<void> => {
  const { consecutive, lastFailedAt } = signInFailures;
  const waited = new Date(now.getTime() - delayAfterFailuresMs);
  await db
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

/** What a failure leaves behind: a line in the person's history, and at the last one before the delay a mail. */
const noteFailure = async (ctx: ServiceContext, { userId, failures }: Failure): Promise<void> => {
  const isLast = failures === failuresBeforeDelay;
  if (failures > mostNoted && !isLast) return;
  await ctx.db.transaction(async (tx) => {
    // Only of people there is something to write: waiting for the disk would tell whose address is known.
    await tx.execute(sql`set local synchronous_commit to off`);
    const [person] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId ?? ctx.newId()));
    if (person !== undefined && failures <= mostNoted)
      await recordAccountEvent(tx, ctx, { userId: person.id, kind: 'sign-in-failed' });
    if (!isLast) return;
    await ctx.mail.enqueue(tx, { kind: 'many-failed-sign-ins', userId: userId ?? ctx.newId() });
    if (person !== undefined)
      await recordSecurityEvent(tx, ctx, { type: 'sign_in_failures', subjectId: person.id });
  });
};

/**
 * Counts a sign-in before its password is looked at, so that no number of tries at once looks at more of them than
 * the limits allow. A device that the account signed in from has a limit of its own: strangers cannot use it up.
 */
export const openSignInAttempt = async (
  ctx: ServiceContext,
  email: string,
): Promise<SignInAttempt> => {
  const { db, limits, now } = ctx;
  const range = callerRange(ctx);
  const device = await findKnownDevice(ctx, email);
  const uses: LimitUse[] =
    device === null
      ? [
          { limit: 'sign-in-per-range', subject: range },
          { limit: 'sign-in-per-account-and-range', subject: `${email} ${range}` },
        ]
      : [{ limit: 'sign-in-per-known-device', subject: `${email} ${device}` }];
  const release = await limits.take(uses, now);
  const accountKey = accountKeyOf(email);
  const failures = await countFailure(db, { accountKey, now, isKnownDevice: device !== null });
  if (failures === null) {
    await release();
    const retryAfterSeconds = delayAfterFailuresMs / 1000;
    throw new AppError('too-many-requests', [], { retryAfterSeconds });
  }
  return {
    fail: (userId) => noteFailure(ctx, { userId, failures }),
    async succeed() {
      await release();
      await forgetSignInFailures(db, email);
    },
    async abandon() {
      await release();
      await uncountFailure(db, { accountKey, now });
    },
  };
};
