import {
  requestDetailsSchema,
  requestIdInput,
} from '@valia/domain/collaborations/request-schemas.ts';
import { read } from '../verbs/verb.ts';
import { requestDetails } from './request-details.ts';
import { loadRequest } from './requests.ts';

/** One request that I sent or that came to me; to administrators, also one to the firm. */
export const getRequest = read({
  right: 'refer-to-firm',
  input: requestIdInput,
  output: requestDetailsSchema,
  touches: { object: 'request', of: 'owner', level: 'read' },
  sample: ({ id }) => ({ requestId: id }),
  run: async ({ ctx, actor, input: { requestId } }) =>
    requestDetails(ctx.db, await loadRequest(ctx.db, { requestId, actor }), actor),
});
