import { collaborationAccess } from '@valia/db/schema/network/collaboration-access.ts';
import type {
  MoveRequestInput,
  RequestDetails,
} from '@valia/domain/collaborations/request-schemas.ts';
import { canMoveRequest, type RequestStatus } from '@valia/domain/collaborations/request-status.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import { type Changed, type ChangeScope, unchanged } from '../verbs/verb.ts';
import { recordRequestEvent } from '../requests/record-request-event.ts';
import { requestDetails } from './request-details.ts';
import {
  lockRequest,
  type RequestOfSide,
  type RequestRow,
  writeRequest,
} from '../requests/requests.ts';

type AnsweredStatus = Exclude<RequestStatus, 'pending' | 'expired'>;

/**
 * Throws `forbidden` for a move that only the other side may make, and `request-status-refused` for one that is no
 * longer possible.
 */
const requireMove = ({ request, side }: RequestOfSide, to: AnsweredStatus): void => {
  const [mover, other] =
    side === 'sender' ? (['sender', 'target'] as const) : (['target', 'sender'] as const);
  if (canMoveRequest(request.status, to, mover)) return;
  if (canMoveRequest('pending', to, other)) throw new AppError('forbidden');
  throw new AppError('request-status-refused');
};

/** The additional effects of a move: columns to store with the request, and audit log entries. */
type Besides = (found: RequestOfSide) => Promise<Changed<Partial<RequestRow>>>;

/**
 * Moves a pending request to its final status. When several users act on the same version, one succeeds and the others
 * get `conflict`. After any move except acceptance, the other side can no longer read any version.
 */
export const moveRequest = async (
  { ctx, actor, tx, input }: ChangeScope<MoveRequestInput>,
  to: AnsweredStatus,
  besides: Besides = () => Promise.resolve(unchanged({})),
): Promise<Changed<RequestDetails>> => {
  const found = await lockRequest(tx, { ...input, actor });
  requireMove(found, to);
  const also = await besides(found);
  const request = await writeRequest(tx, found.request, {
    ...also.value,
    status: to,
    decidedAt: ctx.now,
    decidedBy: actor.userId,
  });
  if (to !== 'accepted')
    await tx.delete(collaborationAccess).where(eq(collaborationAccess.requestId, request.id));
  const entries = await recordRequestEvent(tx, ctx, {
    request,
    kind: to,
    before: { status: found.request.status },
    after: { status: to },
  });
  const details = await requestDetails(tx, { ...found, request }, actor);
  return { value: details, entries: [...also.entries, ...entries] };
};
