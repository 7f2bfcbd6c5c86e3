import { users } from '@valia/db/schema/users.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import type { Actor, ServiceContext } from '../service-context.ts';

/** Refuses as `password-wrong` unless the person at the keyboard knows the account's password. */
export const requireCurrentPassword = async (
  ctx: ServiceContext,
  actor: Actor,
  password: string,
): Promise<void> => {
  const [row] = await ctx.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, actor.userId));
  if (!(await ctx.passwords.verify(row?.passwordHash ?? null, password)))
    throw new AppError('password-wrong');
};
