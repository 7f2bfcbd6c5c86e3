import { createSessionRegistry } from '@valia/auth/session-registry.ts';
import { loginChallenges } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { ServiceContext } from '../context/service-context.ts';

/**
 * Ends every session of a user, except `but`, and every sign-in that waits for its code, including one that is being
 * opened.
 */
export const endAllSessions = async (
  tx: Transaction,
  ctx: Pick<ServiceContext, 'now'>,
  { userId, but }: { userId: string; but?: string },
): Promise<void> => {
  await lockAccount(tx, userId);
  await createSessionRegistry(tx, ctx.now).endAll(userId, but);
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
};
