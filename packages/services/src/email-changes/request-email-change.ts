import { emailChanges } from '@valia/db/schema/identity/email-changes.ts';
import { linkLifetimesMs } from '@valia/domain/accounts/recovery-schemas.ts';
import {
  emailChangeSchema,
  requestEmailChangeInput,
} from '@valia/domain/email-changes/email-change-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { lockProvedAccount } from '../accounts/lock-account.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireCurrentPassword } from '../sessions/require-current-password.ts';
import { act } from '../verbs/verb.ts';
import { openEmailChange } from './open-email-change.ts';

/**
 * Begins a change of address, in place of one that is open. Both addresses are written to; the present one only if it
 * is known to be the person's. The answer is the same whether anybody has the new address or not.
 */
export const requestEmailChange = act({
  right: 'secure-own-account',
  input: requestEmailChangeInput,
  output: emailChangeSchema,
  touches: null,
  sample: ({ password }) => ({ email: 'somebody.new@example.test', password }),
  run: async ({ ctx, actor, input: { email: nextEmail, password } }) => {
    const { userId } = actor;
    const proof = await requireCurrentPassword(ctx, actor, password);
    if (nextEmail === actor.email)
      throw new AppError('invalid-input', [{ path: 'email', code: 'email-unchanged', params: {} }]);
    const uses = [
      { limit: 'email-change-per-user', subject: userId },
      { limit: 'email-change-per-address', subject: nextEmail },
    ] as const;
    await ctx.limits.take(uses, ctx.now);
    return changeAudited(ctx, async (tx) => {
      const { account } = await lockProvedAccount(tx, proof);
      const wish = {
        id: ctx.newId(),
        formerEmail: account.email,
        nextEmail,
        formerTokenHash: null,
        nextTokenHash: null,
        formerConfirmedAt: null,
        nextConfirmedAt: null,
        requestedAt: ctx.now,
        expiresAt: new Date(ctx.now.getTime() + linkLifetimesMs['email-change']),
        doneAt: null,
      };
      await tx
        .insert(emailChanges)
        .values({ userId, ...wish })
        .onConflictDoUpdate({ target: emailChanges.userId, set: wish });
      await recordAccountEvent(tx, ctx, { userId, kind: 'email-change-requested' });
      await recordAudit(tx, ctx, {
        action: 'user.email-change-requested',
        subjectType: 'user',
        subjectId: userId,
      });
      await ctx.mail.enqueue(tx, { kind: 'email-change', changeId: wish.id, to: 'next' });
      if (account.emailConfirmed)
        await ctx.mail.enqueue(tx, { kind: 'email-change', changeId: wish.id, to: 'former' });
      return openEmailChange(tx, { userId, now: ctx.now });
    });
  },
});
