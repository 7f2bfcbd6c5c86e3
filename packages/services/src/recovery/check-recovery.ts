import { checkRecoveryOutput, linkTokenInput } from '@valia/domain/accounts/recovery-schemas.ts';
import { act } from '../verbs/verb.ts';
import { findLink } from './find-link.ts';

/** Whether a recovery link still works. It is not used up by looking. */
export const checkRecovery = act({
  right: 'anybody',
  input: linkTokenInput,
  output: checkRecoveryOutput,
  touches: { object: 'recovery-link', of: 'holder', level: 'own' },
  sample: ({ id }) => ({ token: id }),
  run: async ({ ctx, input: { token } }) => {
    const link = await findLink(ctx, { purpose: 'recover-password', token });
    return { valid: link !== null && link.usedAt === null };
  },
});
