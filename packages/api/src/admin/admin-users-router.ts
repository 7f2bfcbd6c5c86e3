import { decideVerification } from '@valia/services/administration/decide-verification.ts';
import { getUserTotals } from '@valia/services/administration/get-user-totals.ts';
import { getUser } from '@valia/services/administration/get-user.ts';
import { inviteUser } from '@valia/services/administration/invite-user.ts';
import { listUsers } from '@valia/services/administration/list-users.ts';
import {
  changeGlobalAdmin,
  changeUserRole,
  endUserSessions,
  lockUser,
  resetUserSecondFactor,
  unlockUser,
} from '@valia/services/administration/user-verbs.ts';
import { savedViewVerbs } from '@valia/services/views/saved-view-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const adminUsersRouter = router(
  proceduresOf({
    list: listUsers,
    totals: getUserTotals,
    get: getUser,
    invite: inviteUser,
    ...savedViewVerbs('users'),
    decideVerification,
    changeRole: changeUserRole,
    changeGlobalAdmin,
    lock: lockUser,
    unlock: unlockUser,
    endSessions: endUserSessions,
    resetSecondFactor: resetUserSecondFactor,
  }),
);
