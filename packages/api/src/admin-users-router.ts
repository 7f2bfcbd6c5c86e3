import {
  actOnUserInput,
  administratedUserSchema,
  changeGlobalAdminInput,
  changeUserRoleInput,
  listUsersInput,
  userPageSchema,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { changeGlobalAdmin } from '@valia/services/administration/change-global-admin.ts';
import { changeUserRole } from '@valia/services/administration/change-user-role.ts';
import { endUserSessions } from '@valia/services/administration/end-user-sessions.ts';
import { listUsers } from '@valia/services/administration/list-users.ts';
import { lockUser } from '@valia/services/administration/lock-user.ts';
import { resetUserSecondFactor } from '@valia/services/administration/reset-user-second-factor.ts';
import { unlockUser } from '@valia/services/administration/unlock-user.ts';
import { isAdmin, isGlobalAdmin } from './procedures.ts';
import { router } from './router.ts';

const actOnUser = isAdmin.input(actOnUserInput).output(administratedUserSchema);

export const adminUsersRouter = router({
  list: isAdmin
    .input(listUsersInput)
    .output(userPageSchema)
    .query(({ ctx, input }) => listUsers({ ctx, input })),
  changeRole: isAdmin
    .input(changeUserRoleInput)
    .output(administratedUserSchema)
    .mutation(({ ctx, input }) => changeUserRole({ ctx, input })),
  changeGlobalAdmin: isGlobalAdmin
    .input(changeGlobalAdminInput)
    .output(administratedUserSchema)
    .mutation(({ ctx, input }) => changeGlobalAdmin({ ctx, input })),
  lock: actOnUser.mutation(({ ctx, input }) => lockUser({ ctx, input })),
  unlock: actOnUser.mutation(({ ctx, input }) => unlockUser({ ctx, input })),
  endSessions: actOnUser.mutation(({ ctx, input }) => endUserSessions({ ctx, input })),
  resetSecondFactor: actOnUser.mutation(({ ctx, input }) => resetUserSecondFactor({ ctx, input })),
});
