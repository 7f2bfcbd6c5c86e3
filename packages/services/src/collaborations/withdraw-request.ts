import { requireRight } from '@valia/domain/access/rights.ts';
import type {
  MoveRequestInput,
  RequestDetails,
} from '@valia/domain/collaborations/request-schemas.ts';
import type { ServiceContext } from '../service-context.ts';
import { moveRequest } from './move-request.ts';

/** Takes back a request of mine that nobody has answered. */
export const withdrawRequest = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: MoveRequestInput;
}): Promise<RequestDetails> => {
  const actor = requireRight(ctx.actor, 'refer-to-firm');
  return moveRequest({ ctx, actor, input, to: 'withdrawn' });
};
