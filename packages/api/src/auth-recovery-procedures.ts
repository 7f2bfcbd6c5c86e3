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
import { publicProcedure } from './procedures.ts';

/** Of `auth`. Those that only read are mutations too: a query's input is part of its address, and addresses are logged. */
export const authRecoveryProcedures = {
  verifyEmail: publicProcedure
    .input(linkTokenInput)
    .output(verifyEmailOutput)
    .mutation(({ ctx, input }) => verifyEmail({ ctx, input })),
  resendVerification: publicProcedure
    .input(resendVerificationInput)
    .output(requestTakenOutput)
    .mutation(({ ctx, input }) => resendVerification({ ctx, input })),
  forgotPassword: publicProcedure
    .input(forgotPasswordInput)
    .output(requestTakenOutput)
    .mutation(({ ctx, input }) => forgotPassword({ ctx, input })),
  checkRecovery: publicProcedure
    .input(linkTokenInput)
    .output(checkRecoveryOutput)
    .mutation(({ ctx, input }) => checkRecovery({ ctx, input })),
  resetPassword: publicProcedure
    .input(resetPasswordInput)
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await resetPassword({ ctx, input });
      ctx.sessionCookie.clear();
      return null;
    }),
  validatePassword: publicProcedure
    .input(validatePasswordInput)
    .output(validatePasswordOutput)
    .mutation(({ input }) => validatePassword({ input })),
};
