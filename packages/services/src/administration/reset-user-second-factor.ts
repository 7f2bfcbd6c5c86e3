import { accountActRefusal } from '@valia/domain/access/role-change-refusal.ts';
import type {
  ActOnUserInput,
  AdministratedUser,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { removeSecondFactor } from '../second-factor/remove-second-factor.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { ServiceContext } from '../service-context.ts';
import { endSessionsOf } from '../sessions/end-sessions-of.ts';
import { actOnUser } from './act-on-user.ts';

/** Removes the second factor of a person who lost it, signs them out everywhere and tells them. */
export const resetUserSecondFactor = (call: {
  ctx: ServiceContext;
  input: ActOnUserInput;
}): Promise<AdministratedUser> =>
  actOnUser(call, {
    right: 'enter-administration',
    refusal: accountActRefusal,
    act: async (tx, { target: { userId } }) => {
      const { ctx } = call;
      if (!(await removeSecondFactor(tx, userId))) throw new AppError('second-factor-state');
      await endSessionsOf(tx, ctx, { userId });
      await recordSecurityEvent(tx, ctx, { type: 'second_factor_reset', subjectId: userId });
      await ctx.mail.enqueue(tx, { kind: 'second-factor-changed', userId, change: 'reset' });
      return { action: 'second-factor.reset', kind: 'second-factor-reset' };
    },
  });
