import { requireRight } from '@valia/domain/access/rights.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { lockProvedAccount } from '../accounts/lock-account.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';

/** Ten new codes, shown once; the former ones are void. */
export const regenerateRecoveryCodes = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { password: string; code: string };
}): Promise<{ recoveryCodes: string[] }> => {
  const actor = requireRight(ctx.actor, 'secure-own-account');
  const proof = await proveSecondFactor(ctx, actor, input);
  const { userId } = actor;
  return changeAudited(ctx, async (tx) => {
    await lockProvedAccount(tx, proof);
    const recoveryCodes = await renewRecoveryCodes(tx, ctx, userId);
    await recordAccountEvent(tx, ctx, { userId, kind: 'recovery-codes-renewed' });
    await recordAudit(tx, ctx, {
      action: 'recovery-codes.renewed',
      subjectType: 'user',
      subjectId: userId,
    });
    return { recoveryCodes };
  });
};
