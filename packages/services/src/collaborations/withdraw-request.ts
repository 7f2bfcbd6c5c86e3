import {
  moveRequestInput,
  requestDetailsSchema,
} from '@valia/domain/collaborations/request-schemas.ts';
import { act } from '../verbs/verb.ts';
import { moveRequest } from './move-request.ts';

/** Takes back a request of mine that nobody has answered. */
export const withdrawRequest = act({
  right: 'refer-to-firm',
  input: moveRequestInput,
  output: requestDetailsSchema,
  touches: { object: 'request', of: 'owner', level: 'write' },
  sample: ({ id }) => ({ requestId: id, version: 1 }),
  run: async ({ ctx, actor, input }) => moveRequest({ ctx, actor, input, to: 'withdrawn' }),
});
