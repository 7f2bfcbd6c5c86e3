import {
  actOnUserInput,
  administratedUserSchema,
  changeGlobalAdminInput,
  changeUserRoleInput,
  decideVerificationInput,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { changeGlobalAdmin } from '@valia/services/administration/change-global-admin.ts';
import { changeUserRole } from '@valia/services/administration/change-user-role.ts';
import { decideVerification } from '@valia/services/administration/decide-verification.ts';
import { endUserSessions } from '@valia/services/administration/end-user-sessions.ts';
import { getUserTotals } from '@valia/services/administration/get-user-totals.ts';
import { getUser } from '@valia/services/administration/get-user.ts';
import { inviteUser } from '@valia/services/administration/invite-user.ts';
import { listUsers } from '@valia/services/administration/list-users.ts';
import { lockUser } from '@valia/services/administration/lock-user.ts';
import { resetUserSecondFactor } from '@valia/services/administration/reset-user-second-factor.ts';
import { unlockUser } from '@valia/services/administration/unlock-user.ts';
import { savedViewVerbs } from '@valia/services/views/saved-view-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { isAdmin, isGlobalAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking } from '../procedures/taking.ts';

const actOnUser = taking(isAdmin, actOnUserInput, {
  touches: { object: 'user', of: 'administrator', level: 'write' },
  sample: ({ id }) => ({ userId: id, reason: 'Lo pidió por teléfono' }),
}).output(administratedUserSchema);

export const adminUsersRouter = router({
  ...proceduresOf({
    list: listUsers,
    totals: getUserTotals,
    get: getUser,
    invite: inviteUser,
    ...savedViewVerbs('users'),
  }),
  decideVerification: taking(isAdmin, decideVerificationInput, {
    touches: { object: 'user', of: 'administrator', level: 'write' },
    sample: ({ id }) => ({ userId: id, from: 'pending', decision: 'verified', reason: '' }),
  })
    .output(administratedUserSchema)
    .mutation(({ ctx, input }) => decideVerification({ ctx, input })),
  changeRole: taking(isAdmin, changeUserRoleInput, {
    touches: { object: 'user', of: 'administrator', level: 'write' },
    sample: ({ id }) => ({ userId: id, role: 'user', reason: 'Lo pidió por teléfono' }),
  })
    .output(administratedUserSchema)
    .mutation(({ ctx, input }) => changeUserRole({ ctx, input })),
  changeGlobalAdmin: taking(isGlobalAdmin, changeGlobalAdminInput, {
    touches: { object: 'user', of: 'administrator', level: 'write' },
    sample: ({ id }) => ({ userId: id, globalAdmin: true, reason: 'Lo pidió por teléfono' }),
  })
    .output(administratedUserSchema)
    .mutation(({ ctx, input }) => changeGlobalAdmin({ ctx, input })),
  lock: actOnUser.mutation(({ ctx, input }) => lockUser({ ctx, input })),
  unlock: actOnUser.mutation(({ ctx, input }) => unlockUser({ ctx, input })),
  endSessions: actOnUser.mutation(({ ctx, input }) => endUserSessions({ ctx, input })),
  resetSecondFactor: actOnUser.mutation(({ ctx, input }) => resetUserSecondFactor({ ctx, input })),
});
