import { requireRight } from '@valia/domain/access/rights.ts';
import type {
  RequestDetails,
  RequestIdInput,
} from '@valia/domain/collaborations/request-schemas.ts';
import type { ServiceContext } from '../service-context.ts';
import { requestDetails } from './request-details.ts';
import { loadRequest } from './requests.ts';

/** One request that I sent or that came to me; to administrators, also one to the firm. */
export const getRequest = async ({
  ctx,
  input: { requestId },
}: {
  ctx: ServiceContext;
  input: RequestIdInput;
}): Promise<RequestDetails> => {
  const actor = requireRight(ctx.actor, 'refer-to-firm');
  return requestDetails(ctx.db, await loadRequest(ctx.db, { requestId, actor }), actor);
};
