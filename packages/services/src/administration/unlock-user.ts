import { users } from '@valia/db/schema/users.ts';
import { accountActRefusal } from '@valia/domain/access/role-change-refusal.ts';
import type {
  ActOnUserInput,
  AdministratedUser,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { forgetSignInFailures } from '../sessions/forget-sign-in-failures.ts';
import { actOnUser } from './act-on-user.ts';

/** Lets the person sign in again. */
export const unlockUser = (call: {
  ctx: ServiceContext;
  input: ActOnUserInput;
}): Promise<AdministratedUser> =>
  actOnUser(call, {
    right: 'enter-administration',
    refusal: accountActRefusal,
    act: async (tx, { target: { userId, status } }) => {
      if (status === 'active') return null;
      const unlocked = await tx
        .update(users)
        .set({ status: 'active' })
        .where(eq(users.id, userId))
        .returning({ email: users.email });
      for (const { email } of unlocked) await forgetSignInFailures(tx, email);
      return {
        action: 'user.unlocked',
        kind: 'account-unlocked',
        before: { status: 'locked' },
        after: { status: 'active' },
      };
    },
  });
