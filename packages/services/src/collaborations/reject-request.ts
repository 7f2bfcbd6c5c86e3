import { requireRight } from '@valia/domain/access/rights.ts';
import type {
  RejectRequestInput,
  RequestDetails,
} from '@valia/domain/collaborations/request-schemas.ts';
import { requireAdministrator } from '../administration/require-administrator.ts';
import type { Actor, ServiceContext } from '../service-context.ts';
import { moveRequest } from './move-request.ts';

interface RejectCall {
  ctx: ServiceContext;
  input: RejectRequestInput;
}

const reject = ({ ctx, input: { reason, ...input } }: RejectCall, actor: Actor) =>
  moveRequest({ ctx, actor, input, to: 'rejected', also: () => Promise.resolve({ reason }) });

/** Declines a request that came to me; its sender reads why. */
export const rejectRequest = async (call: RejectCall): Promise<RequestDetails> =>
  reject(call, requireRight(call.ctx.actor, 'collaborate-with-advisers'));

/** The same for the firm, by an administrator. */
export const rejectFirmRequest = async (call: RejectCall): Promise<RequestDetails> =>
  reject(call, requireAdministrator(call.ctx, 'enter-administration'));
