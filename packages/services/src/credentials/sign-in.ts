import { findAccount, type StoredAccount } from '@valia/auth/find-account.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { sql } from 'drizzle-orm';
import { changeAudited } from '../context/change-audited.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { checkSecondFactor, isCorrectCode } from '../second-factor/check-second-factor.ts';
import { limitCodeAttempts } from '../second-factor/limit-code-attempts.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { recordFailedSignIn } from '../sessions/record-failed-sign-in.ts';
import { openLoginChallenge, type LoginChallenge } from '../sessions/open-login-challenge.ts';
import { openSession, type OpenedSession } from '../sessions/open-session.ts';
import { openSignInAttempt } from '../sessions/sign-in-attempt.ts';

export type SignedIn =
  | ({ mfaRequired: false } & OpenedSession)
  | ({ mfaRequired: true } & LoginChallenge);

interface Credentials {
  email: string;
  password: string;
  code?: string | undefined;
}

interface Entry {
  /** The user with this email address; null when there is none. */
  userId: string | null;
  /** Null when the password is wrong or the account cannot sign in. */
  signedIn: SignedIn | null;
}

const isActive = ({ status }: StoredAccount): boolean => status === 'active';

/**
 * Verifies the credentials. This takes long, so the verified hash must still be the password's when the session is
 * opened.
 */
const enter = async (ctx: ServiceContext, { email, password }: Credentials): Promise<Entry> => {
  const found = await findAccount(ctx.db, { email });
  const matches = await ctx.passwords.verify(found?.passwordHash ?? null, password);
  if (found === null || !matches || !isActive(found))
    return { userId: found?.account.userId ?? null, signedIn: null };
  const { userId } = found.account;
  const signedIn = await changeAudited(ctx, async (tx): Promise<SignedIn | null> => {
    const held = await lockAccount(tx, userId);
    if (held?.passwordHash !== found.passwordHash || !isActive(held)) return null;
    return held.account.secondFactor
      ? { mfaRequired: true, ...(await openLoginChallenge(tx, ctx, userId)) }
      : { mfaRequired: false, ...(await openSession(tx, ctx, held.account)) };
  });
  return { userId, signedIn };
};

/** Opens the session after a correct password and a correct code, if both are still valid. */
const openByBoth = (
  ctx: ServiceContext,
  { account: { userId }, passwordHash }: StoredAccount,
  code: string,
): Promise<SignedIn | null> =>
  changeAudited(ctx, async (tx): Promise<SignedIn | null> => {
    const held = await lockAccount(tx, userId);
    if (held?.passwordHash !== passwordHash || !isActive(held)) return null;
    if (!(await checkSecondFactor(tx, ctx, { userId, code }))) return null;
    return { mfaRequired: false, ...(await openSession(tx, ctx, held.account)) };
  });

/**
 * Records a wrong code in the user's history when the password was correct; otherwise does the same work without any
 * effect.
 */
const noteWrongCode = (ctx: ServiceContext, userId: string): Promise<null> =>
  changeAudited(ctx, async (tx) => {
    await tx.execute(sql`set local synchronous_commit to off`);
    await recordFailedSignIn(tx, ctx, { userId, kind: 'second-factor-failed' });
    return null;
  });

/**
 * Treats a used-up limit of codes like a wrong code, because a different answer would reveal that the password was
 * correct.
 */
const refusedAsWrong = (error: unknown): null => {
  if (error instanceof AppError && error.code === 'too-many-requests') return null;
  throw error;
};

/**
 * Verifies the password and the code together. Neither the answer nor its duration reveals which was wrong, so both
 * must be guessed at once. Codes count against the user's limit only when the password is correct; otherwise a stranger
 * could use up the limit.
 */
const enterByBoth = async (
  ctx: ServiceContext,
  { email, password, code }: Credentials & { code: string },
): Promise<Entry> => {
  const found = await findAccount(ctx.db, { email });
  const subject = found?.account.userId ?? ctx.newId();
  const isRight = await isCorrectCode(ctx, { userId: subject, code });
  const matches = await ctx.passwords.verify(found?.passwordHash ?? null, password);
  const knows = found !== null && matches && isActive(found);
  const counted = knows ? subject : ctx.newId();
  const signedIn = await limitCodeAttempts(ctx, counted, {
    check: () => (knows && isRight ? openByBoth(ctx, found, code) : noteWrongCode(ctx, counted)),
    isWrong: (opened) => opened === null,
  }).catch(refusedAsWrong);
  return { userId: found?.account.userId ?? null, signedIn };
};

/**
 * Gives the same answer, after the same work, for an unknown email address, a wrong password and a locked account. With
 * a second factor, a correct password opens only a challenge for the code. On an account locked by others' failures,
 * password and code must come in one call.
 */
export const signIn = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: Credentials;
}): Promise<SignedIn> => {
  const { email, code } = input;
  const attempt = await openSignInAttempt(ctx, { email, withCode: code !== undefined });
  const entering =
    attempt.isHeld && code !== undefined ? enterByBoth(ctx, { ...input, code }) : enter(ctx, input);
  const { userId, signedIn } = await entering.catch(async (error: unknown) => {
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
