import { hashSessionToken } from '@valia/auth/session-token.ts';
import { loginChallenges } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { changeAudited, type Transaction } from '../context/change-audited.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { openSession, type OpenedSession } from '../sessions/open-session.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { limitCodeAttempts } from './limit-code-attempts.ts';

type Verified = ({ valid: true } & OpenedSession) | { valid: false };

interface Attempt {
  /** The id of the challenge. */
  id: string;
  userId: string;
  code: string;
}

const mostTries = 5;

const findUserId = async ({ db }: ServiceContext, id: string): Promise<string | null> => {
  const [challenge] = await db
    .select({ userId: loginChallenges.userId })
    .from(loginChallenges)
    .where(eq(loginChallenges.id, id));
  return challenge?.userId ?? null;
};

/** Uses one attempt of the challenge; false when the challenge has expired, is used up, or no longer exists. */
const takeTry = async (tx: Transaction, now: Date, id: string): Promise<boolean> => {
  const taken = await tx
    .update(loginChallenges)
    .set({ tries: sql`${loginChallenges.tries} + 1` })
    .where(
      and(
        eq(loginChallenges.id, id),
        gt(loginChallenges.expiresAt, now),
        lt(loginChallenges.tries, mostTries),
      ),
    )
    .returning({ id: loginChallenges.id });
  return taken.length === 1;
};

const attempt = async (
  tx: Transaction,
  ctx: ServiceContext,
  { id, userId, code }: Attempt,
): Promise<Verified | null> => {
  const held = await lockAccount(tx, userId);
  if (held === null || held.status !== 'active') return null;
  if (!(await takeTry(tx, ctx.now, id))) return null;
  if (!(await checkSecondFactor(tx, ctx, { userId, code }))) return { valid: false };
  await tx.delete(loginChallenges).where(eq(loginChallenges.id, id));
  return { valid: true, ...(await openSession(tx, ctx, held.account)) };
};

/**
 * The second step of a sign-in. A challenge allows five attempts and is used up by the correct code. A wrong code is
 * returned as a result instead of an error, so that the count is committed.
 */
export const verifySignIn = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { challenge: string; code: string };
}): Promise<Verified> => {
  const id = hashSessionToken(input.challenge);
  const userId = await findUserId(ctx, id);
  if (userId === null) throw new AppError('second-factor-challenge-ended');
  const result = await limitCodeAttempts(ctx, userId, {
    check: () => changeAudited(ctx, (tx) => attempt(tx, ctx, { id, userId, code: input.code })),
    isWrong: (verified) => verified?.valid === false,
  });
  if (result === null) throw new AppError('second-factor-challenge-ended');
  return result;
};
