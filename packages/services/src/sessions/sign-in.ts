import { AppError } from '@valia/domain/errors/app-error.ts';
import type { ServiceContext } from '../service-context.ts';
import { findSessionAccountByEmail } from './find-session-account.ts';
import { openLoginChallenge, type LoginChallenge } from './open-login-challenge.ts';
import { openSession, type OpenedSession } from './open-session.ts';
import { openSignInAttempt } from './sign-in-attempt.ts';

export type SignedIn =
  | ({ mfaRequired: false } & OpenedSession)
  | ({ mfaRequired: true } & LoginChallenge);

/**
 * One answer, after the same work, for an unknown address, a wrong password and a locked account.
 * With a second factor the right password opens no session, only a challenge for the code.
 */
export const signIn = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { email: string; password: string };
}): Promise<SignedIn> => {
  const attempt = await openSignInAttempt(ctx, input.email);
  const found = await findSessionAccountByEmail(ctx.db, input.email);
  const hash = found?.passwordHash ?? null;
  const matches = await ctx.passwords.verify(hash, input.password).catch(async (error: unknown) => {
    await attempt.abandon();
    throw error;
  });
  if (found === null || !matches || found.status !== 'active') {
    await attempt.fail(found?.account.userId ?? null);
    throw new AppError('credentials-wrong');
  }
  await attempt.succeed();
  const { account } = found;
  return ctx.db.transaction(async (tx): Promise<SignedIn> =>
    account.secondFactor
      ? { mfaRequired: true, ...(await openLoginChallenge(tx, ctx, account.userId)) }
      : { mfaRequired: false, ...(await openSession(tx, ctx, account)) },
  );
};
