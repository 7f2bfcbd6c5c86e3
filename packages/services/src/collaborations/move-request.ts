import { collaborationAccess } from '@valia/db/schema/network/collaboration-access.ts';
import { canMoveRequest, type RequestStatus } from '@valia/domain/collaborations/request-status.ts';
import type {
  MoveRequestInput,
  RequestDetails,
} from '@valia/domain/collaborations/request-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import { changeAudited, type Transaction } from '../audit/change-audited.ts';
import type { Actor, ServiceContext } from '../service-context.ts';
import { requestDetails } from './request-details.ts';
import { recordRequestEvent } from './record-request-event.ts';
import { lockRequest, type RequestOfSide, type RequestRow, writeRequest } from './requests.ts';

type AnsweredStatus = Exclude<RequestStatus, 'pending' | 'expired'>;

/** A move that is the other side's is `forbidden`; one that nobody may make any more `request-status-refused`. */
const requireMove = ({ request, side }: RequestOfSide, to: AnsweredStatus): void => {
  const [mover, other] =
    side === 'sender' ? (['sender', 'target'] as const) : (['target', 'sender'] as const);
  if (canMoveRequest(request.status, to, mover)) return;
  if (canMoveRequest('pending', to, other)) throw new AppError('forbidden');
  throw new AppError('request-status-refused');
};

interface RequestMove {
  ctx: ServiceContext;
  actor: Actor;
  input: MoveRequestInput;
  to: AnsweredStatus;
  /** What the move brings besides, and what of it is kept with the request. */
  also?: (tx: Transaction, held: RequestOfSide) => Promise<Partial<RequestRow>>;
}

/**
 * Moves a waiting request once and for all: of several who act on what they all saw one succeeds, the others are
 * refused as `conflict`. One that is not accepted leaves nothing readable.
 */
export const moveRequest = ({
  ctx,
  actor,
  input,
  to,
  also,
}: RequestMove): Promise<RequestDetails> =>
  changeAudited(ctx, async (tx) => {
    const held = await lockRequest(tx, { ...input, actor });
    requireMove(held, to);
    const change = (await also?.(tx, held)) ?? {};
    const request = await writeRequest(tx, held.request, {
      ...change,
      status: to,
      decidedAt: ctx.now,
      decidedBy: actor.userId,
    });
    if (to !== 'accepted')
      await tx.delete(collaborationAccess).where(eq(collaborationAccess.requestId, request.id));
    await recordRequestEvent(tx, ctx, {
      request,
      kind: to,
      before: { status: held.request.status },
      after: { status: to },
    });
    return requestDetails(tx, { ...held, request }, actor);
  });
