import { findAccount, type StoredAccount } from '@valia/auth/find-account.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { sql } from 'drizzle-orm';
import { changeAudited } from '../context/change-audited.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { checkSecondFactor, isRightCode } from '../second-factor/check-second-factor.ts';
import { limitCodes } from '../second-factor/limit-codes.ts';
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
  const signedIn = await changeAudited(ctx, async (tx): Promise<SignedIn | null> => {
    const held = await lockAccount(tx, userId);
    if (held?.passwordHash !== found.passwordHash || !isActive(held)) return null;
    return held.account.secondFactor
      ? { mfaRequired: true, ...(await openLoginChallenge(tx, ctx, userId)) }
      : { mfaRequired: false, ...(await openSession(tx, ctx, held.account)) };
  });
  return { userId, signedIn };
};

/** Opens the session of a password and a code that were right, if both still are. */
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

/** A wrong code from who knows the password, in the person's history; from anybody else, the same work for nothing. */
const noteWrongCode = (ctx: ServiceContext, userId: string): Promise<null> =>
  changeAudited(ctx, async (tx) => {
    await tx.execute(sql`set local synchronous_commit to off`);
    await recordFailedSignIn(tx, ctx, { userId, kind: 'second-factor-failed' });
    return null;
  });

/** Whether a person's codes are used up is their own matter: the answer would show that the password was right. */
const refusedAsWrong = (error: unknown): null => {
  if (error instanceof AppError && error.code === 'too-many-requests') return null;
  throw error;
};

/**
 * Password and code in one: no answer and no work tells which of them was wrong, so that a guess is one of both. Codes
 * count for the person's limit when the password is right. Others count for nobody's: a stranger could use it up.
 */
const enterByBoth = async (
  ctx: ServiceContext,
  { email, password, code }: Credentials & { code: string },
): Promise<Entry> => {
  const found = await findAccount(ctx.db, { email });
  const subject = found?.account.userId ?? ctx.newId();
  const isRight = await isRightCode(ctx, { userId: subject, code });
  const matches = await ctx.passwords.verify(found?.passwordHash ?? null, password);
  const knows = found !== null && matches && isActive(found);
  const counted = knows ? subject : ctx.newId();
  const signedIn = await limitCodes(ctx, counted, {
    check: () => (knows && isRight ? openByBoth(ctx, found, code) : noteWrongCode(ctx, counted)),
    isWrong: (opened) => opened === null,
  }).catch(refusedAsWrong);
  return { userId: found?.account.userId ?? null, signedIn };
};

/**
 * One answer, after the same work, for an unknown address, a wrong password and a locked account.
 * With a second factor the right password opens no session, only a challenge for the code; where others' failures
 * hold the account, both come in one call.
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
