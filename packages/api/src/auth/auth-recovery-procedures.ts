import {
  checkRecoveryOutput,
  forgotPasswordInput,
  linkTokenInput,
  requestTakenOutput,
  resendVerificationInput,
  resetPasswordInput,
  validatePasswordInput,
  validatePasswordOutput,
  verifyEmailOutput,
} from '@valia/domain/accounts/recovery-schemas.ts';
import { checkRecovery } from '@valia/services/recovery/check-recovery.ts';
import { forgotPassword } from '@valia/services/recovery/forgot-password.ts';
import { resendVerification } from '@valia/services/recovery/resend-verification.ts';
import { resetPassword } from '@valia/services/recovery/reset-password.ts';
import { validatePassword } from '@valia/services/recovery/validate-password.ts';
import { verifyEmail } from '@valia/services/recovery/verify-email.ts';
import { z } from 'zod';
import { publicProcedure } from '../procedures/procedures.ts';
import { taking } from '../procedures/taking.ts';

/** Of `auth`. Those that only read are mutations too: a query's input is part of its address, and addresses are logged. */
export const authRecoveryProcedures = {
  verifyEmail: taking(publicProcedure, linkTokenInput, {
    touches: { object: 'verification-link', of: 'holder', level: 'own' },
    sample: ({ id }) => ({ token: id }),
  })
    .output(verifyEmailOutput)
    .mutation(({ ctx, input }) => verifyEmail({ ctx, input })),
  resendVerification: taking(publicProcedure, resendVerificationInput, {
    touches: null,
    sample: () => ({ email: 'somebody.new@example.test' }),
  })
    .output(requestTakenOutput)
    .mutation(({ ctx, input }) => resendVerification({ ctx, input })),
  forgotPassword: taking(publicProcedure, forgotPasswordInput, {
    touches: null,
    sample: () => ({ email: 'somebody.new@example.test' }),
  })
    .output(requestTakenOutput)
    .mutation(({ ctx, input }) => forgotPassword({ ctx, input })),
  checkRecovery: taking(publicProcedure, linkTokenInput, {
    touches: { object: 'recovery-link', of: 'holder', level: 'own' },
    sample: ({ id }) => ({ token: id }),
  })
    .output(checkRecoveryOutput)
    .mutation(({ ctx, input }) => checkRecovery({ ctx, input })),
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
