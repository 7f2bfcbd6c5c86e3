import { users } from '@valia/db/schema/users.ts';
import { accountActRefusal } from '@valia/domain/access/role-change-refusal.ts';
import type {
  ActOnUserInput,
  AdministratedUser,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { forgetSignInFailures } from '../sessions/forget-sign-in-failures.ts';
import { getAdministratedUser } from './administrated-users.ts';
import { loadPeople } from './load-people.ts';
import { recordUserAct } from './record-user-act.ts';
import { requireAdministrator } from './require-administrator.ts';

/** Lets the person sign in again. */
export const unlockUser = async ({
  ctx,
  input: { userId, reason },
}: {
  ctx: ServiceContext;
  input: ActOnUserInput;
}): Promise<AdministratedUser> => {
  const { userId: actorId } = requireAdministrator(ctx, 'enter-administration');
  return ctx.db.transaction(async (tx) => {
    const people = await loadPeople(tx, { actorId, targetId: userId });
    const refusal = accountActRefusal(people);
    if (refusal !== null) throw new AppError(refusal);
    if (people.target.status === 'active') return getAdministratedUser(tx, userId);
    const unlocked = await tx
      .update(users)
      .set({ status: 'active' })
      .where(eq(users.id, userId))
      .returning({ email: users.email });
    for (const { email } of unlocked) await forgetSignInFailures(tx, email);
    await recordUserAct(tx, ctx, {
      userId,
      action: 'user.unlocked',
      kind: 'account-unlocked',
      reason,
      before: { status: 'locked' },
      after: { status: 'active' },
    });
    return getAdministratedUser(tx, userId);
  });
};
