import { createHash } from 'node:crypto';
import type { Database } from '@valia/db/client.ts';
import { signInFailures } from '@valia/db/schema/sign-in-failures.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { delayAfterFailuresMs, failuresBeforeDelay } from '@valia/domain/limits/limit-rules.ts';
import { eq, lt, lte, or, sql } from 'drizzle-orm';
import { callerRange } from '../limits/caller-range.ts';
import type { LimitUse } from '../limits/create-rate-limits.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { ServiceContext } from '../service-context.ts';
import { findKnownDevice } from './known-device.ts';

/** A try that counts as failed until it is known to be none. */
export interface SignInAttempt {
  /** The password was wrong. `userId` is the account's, or null when there is none: both take the same work. */
  fail(userId: string | null): Promise<void>;
  /** The password was right: the try does not count, and the row of failures ends. */
  succeed(): Promise<void>;
  /** The password was not looked at after all: the try does not count against the limits. */
  abandon(): Promise<void>;
}

/** What failures of an address are kept under. */
export const accountKeyOf = (email: string): string =>
  createHash('sha256').update(email).digest('hex');

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
          { limit: 'sign-in-per-account-and-range', subject: `${email} ${range}` },
          { limit: 'sign-in-per-range', subject: range },
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
    async fail(userId) {
      if (failures !== failuresBeforeDelay) return;
      const message = { kind: 'many-failed-sign-ins', userId: userId ?? ctx.newId() } as const;
      await db.transaction(async (tx) => {
        await ctx.mail.enqueue(tx, message);
        if (userId === null) return;
        await recordSecurityEvent(tx, ctx, { type: 'sign_in_failures', subjectId: userId });
      });
    },
    async succeed() {
      await release();
      await db.delete(signInFailures).where(eq(signInFailures.accountKey, accountKey));
    },
    abandon: release,
  };
};
