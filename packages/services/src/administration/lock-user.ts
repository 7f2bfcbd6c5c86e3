import { users } from '@valia/db/schema/identity/users.ts';
import { lockRefusal } from '@valia/domain/access/role-change-refusal.ts';
import type {
  ActOnUserInput,
  AdministratedUser,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { endSessionsOf } from '../sessions/end-sessions-of.ts';
import { actOnUser } from './act-on-user.ts';

/** Locks an account: its sessions end, and a sign-in answers as a wrong password does. */
export const lockUser = (call: {
  ctx: ServiceContext;
  input: ActOnUserInput;
}): Promise<AdministratedUser> =>
  actOnUser(call, {
    right: 'enter-administration',
    refusal: lockRefusal,
    act: async (tx, { target: { userId, status } }) => {
      if (status === 'locked') return null;
      await tx.update(users).set({ status: 'locked' }).where(eq(users.id, userId));
      await endSessionsOf(tx, call.ctx, { userId });
      await call.ctx.mail.enqueue(tx, { kind: 'account-changed', userId, change: 'locked' });
      return {
        action: 'user.locked',
        kind: 'account-locked',
        before: { status: 'active' },
        after: { status: 'locked' },
      };
    },
  });
