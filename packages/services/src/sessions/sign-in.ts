import { findAccount, type StoredAccount } from '@valia/auth/find-account.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import type { ServiceContext } from '../service-context.ts';
import { openLoginChallenge, type LoginChallenge } from './open-login-challenge.ts';
import { openSession, type OpenedSession } from './open-session.ts';
import { openSignInAttempt } from './sign-in-attempt.ts';

export type SignedIn =
  | ({ mfaRequired: false } & OpenedSession)
  | ({ mfaRequired: true } & LoginChallenge);

interface Credentials {
  email: string;
  password: string;
}

interface Entry {
  /** Whose address it is; null: nobody's. */
  userId: string | null;
  /** Null when the password or the account opens nothing. */
  signedIn: SignedIn | null;
}

const isActive = ({ status }: StoredAccount): boolean => status === 'active';

/** Comparing takes long: what was compared must still be the password when the session is opened. */
const enter = async (ctx: ServiceContext, { email, password }: Credentials): Promise<Entry> => {
  const found = await findAccount(ctx.db, { email });
  const matches = await ctx.passwords.verify(found?.passwordHash ?? null, password);
  if (found === null || !matches || !isActive(found))
    return { userId: found?.account.userId ?? null, signedIn: null };
  const { userId } = found.account;
  const signedIn = await ctx.db.transaction(async (tx): Promise<SignedIn | null> => {
    const held = await holdAccount(tx, userId);
    if (held?.passwordHash !== found.passwordHash || !isActive(held)) return null;
    return held.account.secondFactor
      ? { mfaRequired: true, ...(await openLoginChallenge(tx, ctx, userId)) }
      : { mfaRequired: false, ...(await openSession(tx, ctx, held.account)) };
  });
  return { userId, signedIn };
};

/**
 * One answer, after the same work, for an unknown address, a wrong password and a locked account.
 * With a second factor the right password opens no session, only a challenge for the code.
 */
export const signIn = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: Credentials;
}): Promise<SignedIn> => {
  const attempt = await openSignInAttempt(ctx, input.email);
  const { userId, signedIn } = await enter(ctx, input).catch(async (error: unknown) => {
    await attempt.abandon();
    throw error;
  });
  if (signedIn === null) {
    await attempt.fail(userId);
    throw new AppError('credentials-wrong');
  }
  await attempt.succeed();
  return signedIn;
};
