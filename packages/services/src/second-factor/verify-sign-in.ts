import { hashSessionToken } from '@valia/auth/session-token.ts';
import { loginChallenges } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { changeAudited, type Transaction } from '../context/change-audited.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { openSession, type OpenedSession } from '../sessions/open-session.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { limitCodes } from './limit-codes.ts';

type Verified = ({ valid: true } & OpenedSession) | { valid: false };

interface Attempt {
  /** Of the challenge. */
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

/** Takes one try of the challenge; false when it is past or used up, or gone meanwhile. */
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
  const id = hashSessionToken(input.challenge);
  const userId = await findUserId(ctx, id);
  if (userId === null) throw new AppError('second-factor-challenge-ended');
  const result = await limitCodes(ctx, userId, {
    check: () => changeAudited(ctx, (tx) => attempt(tx, ctx, { id, userId, code: input.code })),
    isWrong: (verified) => verified?.valid === false,
  });
  if (result === null) throw new AppError('second-factor-challenge-ended');
  return result;
};
