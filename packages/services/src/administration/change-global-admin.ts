import { globalAdmins } from '@valia/db/schema/roles.ts';
import { globalAdminChangeRefusal } from '@valia/domain/access/role-change-refusal.ts';
import type { AdministratedUser } from '@valia/domain/accounts/user-administration-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { ServiceContext } from '../service-context.ts';
import { getAdministratedUser } from './administrated-users.ts';
import { loadPeople } from './load-people.ts';
import { recordUserAct } from './record-user-act.ts';
import { requireAdministrator } from './require-administrator.ts';

/** Makes a person a global administrator, or no longer one; it counts from their next call on. */
export const changeGlobalAdmin = async ({
  ctx,
  input: { userId, globalAdmin, reason },
}: {
  ctx: ServiceContext;
  input: { userId: string; globalAdmin: boolean; reason: string };
}): Promise<AdministratedUser> => {
  const { userId: actorId } = requireAdministrator(ctx, 'change-global-administrators');
  return ctx.db.transaction(async (tx) => {
    const people = await loadPeople(tx, { actorId, targetId: userId });
    const refusal = globalAdminChangeRefusal(people, globalAdmin);
    if (refusal !== null) throw new AppError(refusal);
    const before = people.target.globalAdmin;
    if (before === globalAdmin) return getAdministratedUser(tx, userId);
    await (globalAdmin
      ? tx.insert(globalAdmins).values({ userId, createdAt: ctx.now })
      : tx.delete(globalAdmins).where(eq(globalAdmins.userId, userId)));
    await recordUserAct(tx, ctx, {
      userId,
      action: 'user.global-admin-changed',
      kind: 'role-changed',
      reason,
      before: { globalAdmin: before },
      after: { globalAdmin },
    });
    const detail = { globalAdmin };
    await recordSecurityEvent(tx, ctx, {
      type: 'administrator_changed',
      subjectId: userId,
      detail,
    });
    return getAdministratedUser(tx, userId);
  });
};
