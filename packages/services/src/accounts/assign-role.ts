import { userRoles } from '@valia/db/schema/identity/roles.ts';
import type { Role } from '@valia/domain/accounts/account-schemas.ts';
import type { InvitedRole } from '@valia/domain/accounts/user-administration-schemas.ts';
import { type Transaction, withSavepoint } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { raiseAdminQueueItem } from './raise-admin-queue-item.ts';

/** The role a new person ends up with: as specified, a failed insert is ignored, and an administrator is told. */
export const assignRole = async (
  tx: Transaction,
  ctx: Pick<ServiceContext, 'newId' | 'now'>,
  { userId, role }: { userId: string; role: InvitedRole },
): Promise<Role> => {
  try {
    await withSavepoint(tx, (savepoint) =>
      savepoint
        .insert(userRoles)
        .values({ id: ctx.newId(), userId, role, createdAt: ctx.now })
        .then(() => undefined),
    );
    return role;
  } catch (cause) {
    await raiseAdminQueueItem(tx, ctx, { kind: 'role-not-assigned', subjectId: userId, cause });
    return 'user';
  }
};
