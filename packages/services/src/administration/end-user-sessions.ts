import { accountActRefusal } from '@valia/domain/access/role-change-refusal.ts';
import type {
  ActOnUserInput,
  AdministratedUser,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { ServiceContext } from '../service-context.ts';
import { endSessionsOf } from '../sessions/end-sessions-of.ts';
import { getAdministratedUser } from './administrated-users.ts';
import { loadPeople } from './load-people.ts';
import { recordUserAct } from './record-user-act.ts';
import { requireAdministrator } from './require-administrator.ts';

/** Signs a person out everywhere. */
export const endUserSessions = async ({
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
    await endSessionsOf(tx, ctx, { userId });
    await recordUserAct(tx, ctx, {
      userId,
      action: 'user.sessions-ended',
      kind: 'sessions-ended',
      reason,
    });
    return getAdministratedUser(tx, userId);
  });
};
