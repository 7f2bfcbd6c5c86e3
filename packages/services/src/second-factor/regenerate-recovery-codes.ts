import {
  proveSecondFactorInput,
  recoveryCodesSchema,
} from '@valia/domain/accounts/second-factor-schemas.ts';
import { lockProvedAccount } from '../accounts/lock-account.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { act } from '../verbs/verb.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';

/** Ten new codes, shown once; the former ones are void. */
export const regenerateRecoveryCodes = act({
  right: 'secure-own-account',
  input: proveSecondFactorInput,
  output: recoveryCodesSchema,
  touches: null,
  sample: ({ password }) => ({ password, code: '123456' }),
  run: async ({ ctx, actor, input }) => {
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
  },
});
