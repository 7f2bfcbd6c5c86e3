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
import { signedIn } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking, takingNothing } from '../procedures/taking.ts';

export const authSecondFactorRouter = router({
  get: takingNothing(signedIn)
    .output(secondFactorSchema)
    .query(({ ctx }) => getSecondFactor({ ctx })),
  begin: taking(signedIn, beginSecondFactorInput, {
    touches: null,
    sample: ({ password }) => ({ password }),
  })
    .output(beginSecondFactorOutput)
    .mutation(({ ctx, input }) => beginSecondFactor({ ctx, input })),
  confirm: taking(signedIn, confirmSecondFactorInput, {
    touches: null,
    sample: ({ password }) => ({ password, code: '123456' }),
  })
    .output(recoveryCodesSchema)
    .mutation(({ ctx, input }) => confirmSecondFactor({ ctx, input })),
  disable: taking(signedIn, proveSecondFactorInput, {
    touches: null,
    sample: ({ password }) => ({ password, code: '123456' }),
  })
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await disableSecondFactor({ ctx, input });
      return null;
    }),
  regenerateRecoveryCodes: taking(signedIn, proveSecondFactorInput, {
    touches: null,
    sample: ({ password }) => ({ password, code: '123456' }),
  })
    .output(recoveryCodesSchema)
    .mutation(({ ctx, input }) => regenerateRecoveryCodes({ ctx, input })),
});
