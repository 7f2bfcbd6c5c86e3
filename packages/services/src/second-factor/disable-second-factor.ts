import { requireRight } from '@valia/domain/access/rights.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { lockProvedAccount } from '../accounts/lock-account.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { removeSecondFactor } from './remove-second-factor.ts';

/** Takes the password and a code, of the application or a recovery one. */
export const disableSecondFactor = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { password: string; code: string };
}): Promise<void> => {
  const actor = requireRight(ctx.actor, 'secure-own-account');
  const proof = await proveSecondFactor(ctx, actor, input);
  const { userId } = actor;
  await changeAudited(ctx, async (tx) => {
    await lockProvedAccount(tx, proof);
    await removeSecondFactor(tx, userId);
    await recordAccountEvent(tx, ctx, { userId, kind: 'second-factor-disabled' });
    await recordAudit(tx, ctx, {
      action: 'second-factor.disabled',
      subjectType: 'user',
      subjectId: userId,
    });
    await ctx.mail.enqueue(tx, { kind: 'second-factor-changed', userId, change: 'disabled' });
  });
};
