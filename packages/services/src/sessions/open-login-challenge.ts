import { createSessionToken, hashSessionToken } from '@valia/auth/session-token.ts';
import { loginChallenges } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { and, eq, lte } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';

export interface LoginChallenge {
  challenge: string;
  expiresAt: Date;
}

const lifetimeMs = 5 * 60_000;

/**
 * A challenge for a sign-in with a correct password, valid for five minutes and five codes. Only its hash is stored.
 */
export const openLoginChallenge = async (
  tx: Transaction,
  { now }: Pick<ServiceContext, 'now'>,
  userId: string,
): Promise<LoginChallenge> => {
  const challenge = createSessionToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const past = and(eq(loginChallenges.userId, userId), lte(loginChallenges.expiresAt, now));
  await tx.delete(loginChallenges).where(past);
  await tx
    .insert(loginChallenges)
    .values({ id: hashSessionToken(challenge), userId, createdAt: now, expiresAt });
  return { challenge, expiresAt };
};
