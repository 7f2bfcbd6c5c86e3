import { findAccount } from '@valia/auth/find-account.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';

/** Whose password was right, and which: what acts on it checks in its own transaction that it still is the password. */
export interface PasswordProof {
  userId: string;
  passwordHash: string;
}

/**
 * Refuses as `password-wrong` unless the person at the keyboard knows the account's password. Ten wrong ones in
 * 15 minutes: an open session that was left alone is no way to guess it.
 */
export const requireCurrentPassword = async (
  ctx: ServiceContext,
  { userId }: Actor,
  password: string,
): Promise<PasswordProof> => {
  const use = { limit: 'password-proof-per-user', subject: userId } as const;
  const release = await ctx.limits.take([use], ctx.now);
  const stored = await findAccount(ctx.db, { userId });
  const passwordHash = stored?.passwordHash ?? null;
  const matches = await ctx.passwords
    .verify(passwordHash, password)
    .catch(async (error: unknown) => {
      // It was not looked at.
      await release();
      throw error;
    });
  if (passwordHash === null || !matches) throw new AppError('password-wrong');
  await release();
  return { userId, passwordHash };
};
