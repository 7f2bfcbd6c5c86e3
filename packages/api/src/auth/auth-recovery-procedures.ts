import { resetPasswordInput } from '@valia/domain/accounts/recovery-schemas.ts';
import {
  checkRecovery,
  forgotPassword,
  resendVerification,
  validatePassword,
} from '@valia/services/recovery/password-recovery-verbs.ts';
import { resetPassword } from '@valia/services/recovery/reset-password.ts';
import { verifyEmail } from '@valia/services/recovery/verify-email.ts';
import { z } from 'zod';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { publicProcedure } from '../procedures/procedures.ts';
import { withInput } from '../procedures/with-input.ts';

/**
 * Procedures of the `auth` router. Those that only read are mutations too, because a query's input is part of its URL,
 * and URLs are logged.
 */
export const authRecoveryProcedures = {
  ...proceduresOf({
    verifyEmail,
    resendVerification,
    forgotPassword,
    checkRecovery,
    validatePassword,
  }),
  resetPassword: withInput(publicProcedure, resetPasswordInput, {
    touches: { object: 'recovery-link', of: 'holder', level: 'own' },
    sample: ({ id }) => ({ token: id, password: 'Una-clave-nueva-7' }),
  })
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await resetPassword({ ctx, input });
      ctx.sessionCookie.clear();
      return null;
    }),
};
