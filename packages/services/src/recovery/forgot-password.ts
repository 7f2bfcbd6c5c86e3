import {
  forgotPasswordInput,
  requestTakenOutput,
} from '@valia/domain/accounts/recovery-schemas.ts';
import { act } from '../verbs/verb.ts';
import { requestMail } from './request-mail.ts';

/** Asks for a recovery link. The answer is the same for every address. */
export const forgotPassword = act({
  right: 'anybody',
  input: forgotPasswordInput,
  output: requestTakenOutput,
  touches: null,
  sample: () => ({ email: 'somebody.new@example.test' }),
  run: async ({ ctx, input: { email } }) => {
    await requestMail(ctx, { kind: 'recover-password', email });
    return { taken: true as const };
  },
});
