import { proveSecondFactorInput } from '@valia/domain/accounts/second-factor-schemas.ts';
import { beginSecondFactor } from '@valia/services/second-factor/begin-second-factor.ts';
import { confirmSecondFactor } from '@valia/services/second-factor/confirm-second-factor.ts';
import { disableSecondFactor } from '@valia/services/second-factor/disable-second-factor.ts';
import { getSecondFactor } from '@valia/services/second-factor/get-second-factor.ts';
import { regenerateRecoveryCodes } from '@valia/services/second-factor/regenerate-recovery-codes.ts';
import { z } from 'zod';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { signedIn } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking } from '../procedures/taking.ts';

export const authSecondFactorRouter = router({
  ...proceduresOf({
    get: getSecondFactor,
    begin: beginSecondFactor,
    confirm: confirmSecondFactor,
    regenerateRecoveryCodes,
  }),
  disable: taking(signedIn, proveSecondFactorInput, {
    touches: null,
    sample: ({ password }) => ({ password, code: '123456' }),
  })
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await disableSecondFactor({ ctx, input });
      return null;
    }),
});
