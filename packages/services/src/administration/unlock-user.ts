import { users } from '@valia/db/schema/identity/users.ts';
import { accountActRefusal } from '@valia/domain/access/role-change-refusal.ts';
import type {
  ActOnUserInput,
  AdministratedUser,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { forgetSignInFailures } from '../sessions/forget-sign-in-failures.ts';
import { actOnUser } from './act-on-user.ts';

/** Lets the person sign in again, whether an administrator locked the account or failures in a row hold it. */
export const unlockUser = (call: {
  ctx: ServiceContext;
  input: ActOnUserInput;
}): Promise<AdministratedUser> =>
  actOnUser(call, {
    right: 'enter-administration',
    refusal: accountActRefusal,
    act: async (tx, { target: { userId, status } }) => {
      const [person] = await tx
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, userId));
      const failures = person ? await forgetSignInFailures(tx, person.email) : 0;
      if (status === 'active' && failures === 0) return null;
      if (status !== 'active')
        await tx.update(users).set({ status: 'active' }).where(eq(users.id, userId));
      await call.ctx.mail.enqueue(tx, { kind: 'account-changed', userId, change: 'unlocked' });
      return {
        action: 'user.unlocked',
        kind: 'account-unlocked',
        before: { status, failures },
        after: { status: 'active', failures: 0 },
      };
    },
  });
