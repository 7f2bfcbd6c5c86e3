import { accountActRefusal } from '@valia/domain/access/role-change-refusal.ts';
import type {
  ActOnUserInput,
  AdministratedUser,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { removeSecondFactor } from '../second-factor/remove-second-factor.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { ServiceContext } from '../service-context.ts';
import { endSessionsOf } from '../sessions/end-sessions-of.ts';
import { getAdministratedUser } from './administrated-users.ts';
import { loadPeople } from './load-people.ts';
import { recordUserAct } from './record-user-act.ts';
import { requireAdministrator } from './require-administrator.ts';

/** Removes the second factor of a person who lost it, signs them out everywhere and tells them. */
export const resetUserSecondFactor = async ({
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
    if (!(await removeSecondFactor(tx, userId))) throw new AppError('second-factor-state');
    await endSessionsOf(tx, ctx, { userId });
    await recordUserAct(tx, ctx, {
      userId,
      action: 'second-factor.reset',
      kind: 'second-factor-reset',
      reason,
    });
    await recordSecurityEvent(tx, ctx, { type: 'second_factor_reset', subjectId: userId });
    await ctx.mail.enqueue(tx, { kind: 'second-factor-changed', userId, change: 'reset' });
    return getAdministratedUser(tx, userId);
  });
};
