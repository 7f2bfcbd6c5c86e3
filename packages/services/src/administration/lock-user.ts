import { users } from '@valia/db/schema/users.ts';
import { lockRefusal } from '@valia/domain/access/role-change-refusal.ts';
import type {
  ActOnUserInput,
  AdministratedUser,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { endSessionsOf } from '../sessions/end-sessions-of.ts';
import { getAdministratedUser } from './administrated-users.ts';
import { loadPeople } from './load-people.ts';
import { recordUserAct } from './record-user-act.ts';
import { requireAdministrator } from './require-administrator.ts';

/** Locks an account: its sessions end, and a sign-in answers as a wrong password does. */
export const lockUser = async ({
  ctx,
  input: { userId, reason },
}: {
  ctx: ServiceContext;
  input: ActOnUserInput;
}): Promise<AdministratedUser> => {
  const { userId: actorId } = requireAdministrator(ctx, 'enter-administration');
  return ctx.db.transaction(async (tx) => {
    const people = await loadPeople(tx, { actorId, targetId: userId });
    const refusal = lockRefusal(people);
    if (refusal !== null) throw new AppError(refusal);
    if (people.target.status === 'locked') return getAdministratedUser(tx, userId);
    await tx.update(users).set({ status: 'locked' }).where(eq(users.id, userId));
    await endSessionsOf(tx, ctx, { userId });
    await recordUserAct(tx, ctx, {
      userId,
      action: 'user.locked',
      kind: 'account-locked',
      reason,
      before: { status: 'active' },
      after: { status: 'locked' },
    });
    return getAdministratedUser(tx, userId);
  });
};
