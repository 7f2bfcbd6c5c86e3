import { requireRight } from '@valia/domain/access/rights.ts';
import type {
  MoveRequestInput,
  RequestDetails,
} from '@valia/domain/collaborations/request-schemas.ts';
import { requireAdministrator } from '../administration/require-administrator.ts';
import { recordAudits } from '../audit/record-audit.ts';
import type { Actor, ServiceContext } from '../service-context.ts';
import { leadOfRequest } from './lead-of-request.ts';
import { openLatestVersion } from './versions/linked-version.ts';
import { moveRequest } from './move-request.ts';
import { requireVerifiedAdviser } from './require-verified-adviser.ts';

interface AcceptCall {
  ctx: ServiceContext;
  input: MoveRequestInput;
}

const accept = ({ ctx, input }: AcceptCall, actor: Actor): Promise<RequestDetails> =>
  moveRequest({
    ctx,
    actor,
    input,
    to: 'accepted',
    also: async (tx, { request, side }) => {
      if (side === 'target') await requireVerifiedAdviser(tx, actor.userId);
      await openLatestVersion(tx, request, ctx.now);
      const lead = side === 'firm' ? await leadOfRequest(tx, ctx, request) : null;
      if (lead !== null) await recordAudits(tx, ctx, lead.entries);
      return { outcome: 'open', leadId: lead?.value ?? null };
    },
  });

/** Accepts a request that came to me: its thread opens, and the latest closed version of what came along is mine to read. */
export const acceptRequest = async (call: AcceptCall): Promise<RequestDetails> =>
  accept(call, requireRight(call.ctx.actor, 'collaborate-with-advisers'));

/** The same for the firm, by an administrator: it makes the lead. */
export const acceptFirmRequest = async (call: AcceptCall): Promise<RequestDetails> =>
  accept(call, requireAdministrator(call.ctx, 'enter-administration'));
