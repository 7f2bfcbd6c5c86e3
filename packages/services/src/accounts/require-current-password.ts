import { findAccount } from '@valia/auth/find-account.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';

/**
 * The user whose password was correct, and its hash. The action that follows verifies in its own transaction that this
 * is still the password.
 */
export interface PasswordProof {
  userId: string;
  passwordHash: string;
}

/**
 * Throws `password-wrong` unless the caller knows the account's password. Ten wrong passwords are allowed in 15
 * minutes, so that an unattended open session cannot be used to guess it.
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
      // The password was not verified, so the attempt does not count.
      await release();
      throw error;
    });
  if (passwordHash === null || !matches) throw new AppError('password-wrong');
  await release();
  return { userId, passwordHash };
};
