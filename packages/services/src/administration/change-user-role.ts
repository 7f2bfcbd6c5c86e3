import { userRoles } from '@valia/db/schema/identity/roles.ts';
import { isAdmin } from '@valia/domain/access/rights.ts';
import { roleChangeRefusal } from '@valia/domain/access/role-change-refusal.ts';
import type { Role } from '@valia/domain/accounts/account-schemas.ts';
import type { AdministratedUser } from '@valia/domain/accounts/user-administration-schemas.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { ServiceContext } from '../service-context.ts';
import { actOnUser } from './act-on-user.ts';

/** Replaces a person's role; it counts from their next call on. The same role again changes nothing. */
export const changeUserRole = (call: {
  ctx: ServiceContext;
  input: { userId: string; role: Role; reason: string };
}): Promise<AdministratedUser> => {
  const { ctx, input } = call;
  const { role } = input;
  return actOnUser(call, {
    right: 'enter-administration',
    refusal: (people) => roleChangeRefusal(people, role),
    act: async (tx, { target }) => {
      const { userId } = target;
      if (target.role === role) return null;
      await tx
        .insert(userRoles)
        .values({ id: ctx.newId(), userId, role, createdAt: ctx.now })
        .onConflictDoUpdate({ target: userRoles.userId, set: { role, createdAt: ctx.now } });
      if (isAdmin(target) || isAdmin({ role, globalAdmin: target.globalAdmin }))
        await recordSecurityEvent(tx, ctx, {
          type: 'administrator_changed',
          subjectId: userId,
          detail: { from: target.role, to: role },
        });
      await ctx.mail.enqueue(tx, { kind: 'account-changed', userId, change: 'role-changed' });
      return {
        action: 'user.role-changed',
        kind: 'role-changed',
        before: { role: target.role },
        after: { role },
      };
    },
  });
};
