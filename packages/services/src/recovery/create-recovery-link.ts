import { createLinkToken, hashLinkToken } from '@valia/auth/link-token.ts';
import { oneTimeLinks } from '@valia/db/schema/identity/one-time-links.ts';
import { linkLifetimesMs } from '@valia/domain/accounts/recovery-schemas.ts';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';

const purpose = 'recover-password';

/**
 * Makes the token of a link that sets a user's password, for a user who has just proved access to their mail; the
 * previous link becomes invalid.
 */
export const createRecoveryLink = async (
  tx: Transaction,
  ctx: Pick<ServiceContext, 'newId' | 'now'>,
  userId: string,
): Promise<string> => {
  const token = createLinkToken();
  const link = {
    id: ctx.newId(),
    tokenHash: hashLinkToken(token),
    requestedAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + linkLifetimesMs[purpose]),
    usedAt: null,
  };
  await tx
    .insert(oneTimeLinks)
    .values({ userId, purpose, ...link })
    .onConflictDoUpdate({ target: [oneTimeLinks.userId, oneTimeLinks.purpose], set: link });
  return token;
};
