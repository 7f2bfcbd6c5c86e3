import { hashSessionToken } from '@valia/auth/session-token.ts';
import type { Database } from '@valia/db/client.ts';
import { loginChallenges } from '@valia/db/schema/user-mfa-factors.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { findSessionAccountById } from '../sessions/find-session-account.ts';
import { openSession, type OpenedSession } from '../sessions/open-session.ts';
import { checkSecondFactor } from './check-second-factor.ts';

type Verified = ({ valid: true } & OpenedSession) | { valid: false };
type Attempt = Verified | 'challenge-ended' | 'blocked';

const mostTries = 5;

/** Takes one try of the challenge; null when it is unknown, past or used up. */
const takeTry = async (tx: Database, now: Date, id: string) => {
  const [challenge] = await tx
    .update(loginChallenges)
    .set({ tries: sql`${loginChallenges.tries} + 1` })
    .where(
      and(
        eq(loginChallenges.id, id),
        gt(loginChallenges.expiresAt, now),
        lt(loginChallenges.tries, mostTries),
      ),
    )
    .returning({ userId: loginChallenges.userId });
  return challenge ?? null;
};

const attempt = async (
  tx: Database,
  ctx: ServiceContext,
  { id, code }: { id: string; code: string },
): Promise<Attempt> => {
  const challenge = await takeTry(tx, ctx.now, id);
  if (challenge === null) return 'challenge-ended';
  const found = await findSessionAccountById(tx, challenge.userId);
  if (found === null || found.status !== 'active') return 'challenge-ended';
  const check = await checkSecondFactor(tx, ctx, { userId: challenge.userId, code });
  if (check === 'wrong') return { valid: false };
  await tx.delete(loginChallenges).where(eq(loginChallenges.id, id));
  if (check === 'blocked') return 'blocked';
  return { valid: true, ...(await openSession(tx, ctx, found.account)) };
};

/**
 * The second step of a sign-in. A challenge has five tries and is used up by the right code; a wrong code is an
 * answer, not an error, so that its count is committed.
 */
export const verifySignIn = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { challenge: string; code: string };
}): Promise<Verified> => {
  const result = await ctx.db.transaction((tx) =>
    attempt(tx, ctx, { id: hashSessionToken(input.challenge), code: input.code }),
  );
  if (result === 'challenge-ended') throw new AppError('second-factor-challenge-ended');
  if (result === 'blocked') throw new AppError('too-many-requests');
  return result;
};
