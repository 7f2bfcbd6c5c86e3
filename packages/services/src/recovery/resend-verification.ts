import {
  requestTakenOutput,
  resendVerificationInput,
} from '@valia/domain/accounts/recovery-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { act } from '../verbs/verb.ts';
import { requestMail } from './request-mail.ts';

/** Asks for the verification mail again: to the address given, else to the caller's own. The answer is always the same. */
export const resendVerification = act({
  right: 'anybody',
  input: resendVerificationInput,
  output: requestTakenOutput,
  touches: null,
  sample: () => ({ email: 'somebody.new@example.test' }),
  run: async ({ ctx, input }) => {
    const email = input.email ?? ctx.actor?.email;
    if (email === undefined) throw new AppError('unauthenticated');
    await requestMail(ctx, { kind: 'verify-email', email });
    return { taken: true as const };
  },
});
