import {
  beginSecondFactorInput,
  beginSecondFactorOutput,
  confirmSecondFactorInput,
  proveSecondFactorInput,
  recoveryCodesSchema,
  secondFactorSchema,
} from '@valia/domain/accounts/second-factor-schemas.ts';
import { beginSecondFactor } from '@valia/services/second-factor/begin-second-factor.ts';
import { confirmSecondFactor } from '@valia/services/second-factor/confirm-second-factor.ts';
import { disableSecondFactor } from '@valia/services/second-factor/disable-second-factor.ts';
import { getSecondFactor } from '@valia/services/second-factor/get-second-factor.ts';
import { regenerateRecoveryCodes } from '@valia/services/second-factor/regenerate-recovery-codes.ts';
import { z } from 'zod';
import { noInput } from './no-input.ts';
import { signedIn } from './procedures.ts';
import { router } from './router.ts';

export const authSecondFactorRouter = router({
  get: signedIn
    .input(noInput)
    .output(secondFactorSchema)
    .query(({ ctx }) => getSecondFactor({ ctx })),
  begin: signedIn
    .input(beginSecondFactorInput)
    .output(beginSecondFactorOutput)
    .mutation(({ ctx, input }) => beginSecondFactor({ ctx, input })),
  confirm: signedIn
    .input(confirmSecondFactorInput)
    .output(recoveryCodesSchema)
    .mutation(({ ctx, input }) => confirmSecondFactor({ ctx, input })),
  disable: signedIn
    .input(proveSecondFactorInput)
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await disableSecondFactor({ ctx, input });
      return null;
    }),
  regenerateRecoveryCodes: signedIn
    .input(proveSecondFactorInput)
    .output(recoveryCodesSchema)
    .mutation(({ ctx, input }) => regenerateRecoveryCodes({ ctx, input })),
});
