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
import { createRecoveryLink } from './create-recovery-link.ts';

type Verified = z.infer<typeof verifyEmailOutput>;

const purpose = 'verify-email';

/**
 * Invalidates the password entered at sign-up; the user who proved access to the mail sets a new one by the link of
 * this token.
 */
const replacePassword = async (
  tx: Transaction,
  ctx: ServiceContext,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<string> => {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  return createRecoveryLink(tx, ctx, userId);
};

/**
 * Confirms the email address once; users may click twice, and a second use changes nothing. In a browser signed in to
 * the account, the click proves that whoever signed up reads the mail. In any other browser it only proves who reads
 * the mail, so the sign-up's password becomes invalid.
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
