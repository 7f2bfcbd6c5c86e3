import { accountActRefusal } from '@valia/domain/access/role-change-refusal.ts';
import type {
  ActOnUserInput,
  AdministratedUser,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import type { ServiceContext } from '../service-context.ts';
import { endSessionsOf } from '../sessions/end-sessions-of.ts';
import { actOnUser } from './act-on-user.ts';

/** Signs a person out everywhere. */
export const endUserSessions = (call: {
  ctx: ServiceContext;
  input: ActOnUserInput;
}): Promise<AdministratedUser> =>
  actOnUser(call, {
    right: 'enter-administration',
    refusal: accountActRefusal,
    act: async (tx, { target: { userId } }) => {
      await endSessionsOf(tx, call.ctx, { userId });
      await call.ctx.mail.enqueue(tx, {
        kind: 'account-changed',
        userId,
        change: 'sessions-ended',
      });
      return { action: 'user.sessions-ended', kind: 'sessions-ended' };
    },
  });
