import type { SessionAccount } from '@valia/auth/session-account.ts';
import type { Database } from '@valia/db/client.ts';
import { byRoleText, globalAdmins, userRoles } from '@valia/db/schema/roles.ts';
import { users } from '@valia/db/schema/users.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { openSession, type OpenedSession } from './open-session.ts';

const findAccount = async (db: Database, email: string) => {
  const [row] = await db
    .select({
      userId: users.id,
      passwordHash: users.passwordHash,
      status: users.status,
      emailConfirmedAt: users.emailConfirmedAt,
      role: userRoles.role,
      globalAdminId: globalAdmins.userId,
    })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(globalAdmins, eq(globalAdmins.userId, users.id))
    .where(eq(users.email, email))
    .orderBy(byRoleText)
    .limit(1);
  return row ?? null;
};

/** One answer, after the same work, for an unknown address, a wrong password and a locked account. */
export const signIn = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { email: string; password: string };
}): Promise<OpenedSession> => {
  const found = await findAccount(ctx.db, input.email);
  const matches = await ctx.passwords.verify(found?.passwordHash ?? null, input.password);
  if (found === null || !matches || found.status !== 'active')
    throw new AppError('credentials-wrong');
  const account: SessionAccount = {
    userId: found.userId,
    email: input.email,
    emailConfirmed: found.emailConfirmedAt !== null,
    role: found.role ?? 'user',
    globalAdmin: found.globalAdminId !== null,
  };
  return ctx.db.transaction((tx) => openSession(tx, ctx, account));
};
