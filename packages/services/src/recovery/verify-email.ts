import { createLinkToken } from '@valia/auth/link-token.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { linkTokenInput, verifyEmailOutput } from '@valia/domain/accounts/recovery-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { confirmEmail } from '../credentials/confirm-email.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { act, type Changed, unchanged, writeChange } from '../verbs/verb.ts';
import { findLink, useLink } from './find-link.ts';
import { openRecoveryLink } from './open-recovery-link.ts';

type Verified = z.infer<typeof verifyEmailOutput>;

const purpose = 'verify-email';

/** The password of who signed up is no longer one; whoever showed the mail sets theirs by the link of this token. */
const replacePassword = async (
  tx: Transaction,
  ctx: ServiceContext,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<string> => {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  return openRecoveryLink(tx, ctx, userId);
};

/**
 * Verifies the address that the link was sent to, once. Used again, or once a recovery or an invitation has shown
 * whose the address is, it says so and changes nothing: people click twice. A browser that is signed in to the account
 * shows that whoever signed up reads the address's mail; any other shows only who reads it, so that the password of
 * whoever signed up ceases to open the account.
 */
export const verifyEmail = act({
  right: 'anybody',
  input: linkTokenInput,
  output: verifyEmailOutput,
  touches: { object: 'verification-link', of: 'holder', level: 'own' },
  sample: ({ id }) => ({ token: id }),
  run: async ({ ctx, input: { token } }) => {
    const link = await findLink(ctx, { purpose, token });
    if (link === null) throw new AppError('link-not-valid');
    if (link.emailConfirmedAt !== null) return { verifiedNow: false };
    const { userId } = link;
    const sessionId = ctx.actor?.userId === userId ? ctx.actor.sessionId : null;
    const passwordHash = sessionId === null ? await ctx.passwords.hash(createLinkToken()) : null;
    return writeChange(ctx, async (tx): Promise<Changed<Verified>> => {
      const held = await lockAccount(tx, userId);
      if (held?.status !== 'active') throw new AppError('link-not-valid');
      if (held.account.emailConfirmed) return unchanged({ verifiedNow: false });
      await useLink(tx, ctx.now, link);
      const entries = await confirmEmail(tx, ctx, { userId, sessionId });
      if (passwordHash === null) return { value: { verifiedNow: true }, entries };
      const recoveryToken = await replacePassword(tx, ctx, { userId, passwordHash });
      return { value: { verifiedNow: true, recoveryToken }, entries };
    });
  },
});
