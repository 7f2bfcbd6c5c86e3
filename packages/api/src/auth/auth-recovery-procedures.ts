import {
  resetPasswordInput,
  validatePasswordInput,
  validatePasswordOutput,
} from '@valia/domain/accounts/recovery-schemas.ts';
import { checkRecovery } from '@valia/services/recovery/check-recovery.ts';
import { forgotPassword } from '@valia/services/recovery/forgot-password.ts';
import { resendVerification } from '@valia/services/recovery/resend-verification.ts';
import { resetPassword } from '@valia/services/recovery/reset-password.ts';
import { validatePassword } from '@valia/services/recovery/validate-password.ts';
import { verifyEmail } from '@valia/services/recovery/verify-email.ts';
import { z } from 'zod';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { publicProcedure } from '../procedures/procedures.ts';
import { taking } from '../procedures/taking.ts';

/** Of `auth`. Those that only read are mutations too: a query's input is part of its address, and addresses are logged. */
export const authRecoveryProcedures = {
  ...proceduresOf({ verifyEmail, resendVerification, forgotPassword, checkRecovery }),
  resetPassword: taking(publicProcedure, resetPasswordInput, {
    touches: { object: 'recovery-link', of: 'holder', level: 'own' },
    sample: ({ id }) => ({ token: id, password: 'Una-clave-nueva-7' }),
  })
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await resetPassword({ ctx, input });
      ctx.sessionCookie.clear();
      return null;
    }),
  validatePassword: taking(publicProcedure, validatePasswordInput, {
    touches: null,
    sample: ({ password }) => ({ password }),
  })
    .output(validatePasswordOutput)
    .mutation(({ input }) => validatePassword({ input })),
};
