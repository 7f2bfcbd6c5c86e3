import { users } from '@valia/db/schema/users.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import type { Actor, ServiceContext } from '../service-context.ts';

/** Ten wrong ones in 15 minutes: an open session left alone is no way to guess the password. Refuses as `password-wrong` unless the person at the keyboard knows the account's password. */
export const requireCurrentPassword = async (
  ctx: ServiceContext,
  actor: Actor,
  password: string,
): Promise<void> => {
  const use = { limit: 'password-proof-per-user', subject: actor.userId } as const;
  const release = await ctx.limits.take([use], ctx.now);
  const [row] = await ctx.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, actor.userId));
  if (!(await ctx.passwords.verify(row?.passwordHash ?? null, password)))
    throw new AppError('password-wrong');
  await release();
};
