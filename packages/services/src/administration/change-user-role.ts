import { userRoles } from '@valia/db/schema/roles.ts';
import { isAdmin } from '@valia/domain/access/rights.ts';
import { roleChangeRefusal } from '@valia/domain/access/role-change-refusal.ts';
import type { Role } from '@valia/domain/accounts/account-schemas.ts';
import type { AdministratedUser } from '@valia/domain/accounts/user-administration-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { ServiceContext } from '../service-context.ts';
import { getAdministratedUser } from './administrated-users.ts';
import { loadPeople } from './load-people.ts';
import { recordUserAct } from './record-user-act.ts';
import { requireAdministrator } from './require-administrator.ts';

/** Replaces a person's role; it counts from their next call on. The same role again changes nothing. */
export const changeUserRole = async ({
  ctx,
  input: { userId, role, reason },
}: {
  ctx: ServiceContext;
  input: { userId: string; role: Role; reason: string };
}): Promise<AdministratedUser> => {
  const { userId: actorId } = requireAdministrator(ctx, 'enter-administration');
  return ctx.db.transaction(async (tx) => {
    const people = await loadPeople(tx, { actorId, targetId: userId });
    const refusal = roleChangeRefusal(people, role);
    if (refusal !== null) throw new AppError(refusal);
    const { target } = people;
    if (target.role === role) return getAdministratedUser(tx, userId);
    await tx
      .insert(userRoles)
      .values({ id: ctx.newId(), userId, role, createdAt: ctx.now })
      .onConflictDoUpdate({ target: userRoles.userId, set: { role, createdAt: ctx.now } });
    await recordUserAct(tx, ctx, {
      userId,
      action: 'user.role-changed',
      kind: 'role-changed',
      reason,
      before: { role: target.role },
      after: { role },
    });
    if (isAdmin(target) || isAdmin({ role, globalAdmin: target.globalAdmin }))
      await recordSecurityEvent(tx, ctx, {
        type: 'administrator_changed',
        subjectId: userId,
        detail: { from: target.role, to: role },
      });
    return getAdministratedUser(tx, userId);
  });
};
