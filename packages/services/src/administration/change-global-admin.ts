import { globalAdmins } from '@valia/db/schema/identity/roles.ts';
import { globalAdminChangeRefusal } from '@valia/domain/access/role-change-refusal.ts';
import type { AdministratedUser } from '@valia/domain/accounts/user-administration-schemas.ts';
import { eq } from 'drizzle-orm';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { ServiceContext } from '../service-context.ts';
import { actOnUser } from './act-on-user.ts';

/** Makes a person a global administrator, or no longer one; it counts from their next call on. */
export const changeGlobalAdmin = (call: {
  ctx: ServiceContext;
  input: { userId: string; globalAdmin: boolean; reason: string };
}): Promise<AdministratedUser> => {
  const { ctx, input } = call;
  const { globalAdmin } = input;
  return actOnUser(call, {
    right: 'change-global-administrators',
    refusal: (people) => globalAdminChangeRefusal(people, globalAdmin),
    act: async (tx, { target }) => {
      const { userId, globalAdmin: before } = target;
      if (before === globalAdmin) return null;
      await (globalAdmin
        ? tx.insert(globalAdmins).values({ userId, createdAt: ctx.now })
        : tx.delete(globalAdmins).where(eq(globalAdmins.userId, userId)));
      await recordSecurityEvent(tx, ctx, {
        type: 'administrator_changed',
        subjectId: userId,
        detail: { globalAdmin },
      });
      return {
        action: 'user.global-admin-changed',
        kind: 'role-changed',
        before: { globalAdmin: before },
        after: { globalAdmin },
      };
    },
  });
};
