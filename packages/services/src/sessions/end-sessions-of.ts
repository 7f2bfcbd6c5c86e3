import { createSessionKeeper } from '@valia/auth/session-keeper.ts';
import { loginChallenges } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { ServiceContext } from '../context/service-context.ts';

/** Ends every session of a person, except `but`, and every sign-in that waits for its code; one being opened too. */
export const endSessionsOf = async (
  tx: Transaction,
  ctx: Pick<ServiceContext, 'now'>,
  { userId, but }: { userId: string; but?: string },
): Promise<void> => {
  await lockAccount(tx, userId);
  await createSessionKeeper(tx, ctx.now).endAll(userId, but);
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
};
