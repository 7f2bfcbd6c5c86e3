import type { Database } from '@valia/db/client.ts';
import { userRoles } from '@valia/db/schema/roles.ts';
import type { Role } from '@valia/domain/accounts/account-schemas.ts';
import type { ServiceContext } from '../service-context.ts';
import { raiseAdminQueueItem } from './raise-admin-queue-item.ts';

/** The role a new adviser ends up with: as specified, a failed insert is ignored, and an administrator is told. */
export const assignAdvisorRole = async (
  tx: Database,
  ctx: Pick<ServiceContext, 'newId' | 'now'>,
  userId: string,
): Promise<Role> => {
  try {
    await tx.transaction((savepoint) =>
      savepoint
        .insert(userRoles)
        .values({ id: ctx.newId(), userId, role: 'advisor', createdAt: ctx.now }),
    );
    return 'advisor';
  } catch (cause) {
    await raiseAdminQueueItem(tx, ctx, { kind: 'role-not-assigned', subjectId: userId, cause });
    return 'user';
  }
};
