import type { Database } from '@valia/db/client.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { isAdmin } from '@valia/domain/access/policies.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import { requireNotErased } from '../accounts/lock-account.ts';
import type { Transaction } from '../context/change-audited.ts';
import type { Actor } from '../context/service-context.ts';

export type RequestRow = typeof advisorCollaborationRequests.$inferSelect;
/** `firm` is an administrator with a second factor, on a request to the firm. */
export type RequestSide = 'sender' | 'target' | 'firm';
export interface RequestOfSide {
  request: RequestRow;
  side: RequestSide;
}

/**
 * The actor's side of a request; null when the actor has no part in it. An administrator who sent a request to the firm
 * is only its sender.
 */
export const requestSide = (
  { requesterUserId, targetAdvisorId }: RequestRow,
  actor: Actor,
): RequestSide | null => {
  if (requesterUserId === actor.userId) return 'sender';
  if (targetAdvisorId !== null) return targetAdvisorId === actor.userId ? 'target' : null;
  return isAdmin(actor) && actor.secondFactor ? 'firm' : null;
};

const requireSide = (request: RequestRow | undefined, actor: Actor): RequestOfSide => {
  const side = request === undefined ? null : requestSide(request, actor);
  if (request === undefined || side === null) throw new AppError('not-found');
  return { request, side };
};

/** A request that the user sent or received. A request of other users and a missing one are both `not-found`. */
export const loadRequest = async (
  db: Database,
  { requestId, actor }: { requestId: string; actor: Actor },
): Promise<RequestOfSide> => {
  const [row] = await db
    .select()
    .from(advisorCollaborationRequests)
    .where(eq(advisorCollaborationRequests.id, requestId));
  return requireSide(row, actor);
};

/**
 * Same as `loadRequest`, but locks the request for a change by a user who is not erased; `conflict` when its version is
 * no longer the one that the user saw.
 */
export const lockRequest = async (
  tx: Transaction,
  { requestId, version, actor }: { requestId: string; version: number; actor: Actor },
): Promise<RequestOfSide> => {
  await requireNotErased(tx, actor.userId);
  const [row] = await tx
    .select()
    .from(advisorCollaborationRequests)
    .where(eq(advisorCollaborationRequests.id, requestId))
    .for('update');
  const held = requireSide(row, actor);
  if (held.request.version !== version) throw new AppError('conflict');
  return held;
};

/** Updates a locked request and increments its version. */
export const writeRequest = async (
  tx: Transaction,
  { id, version }: RequestRow,
  change: Partial<RequestRow>,
): Promise<RequestRow> => {
  const [written] = await tx
    .update(advisorCollaborationRequests)
    .set({ ...change, version: version + 1 })
    .where(eq(advisorCollaborationRequests.id, id))
    .returning();
  if (written === undefined) throw new AppError('internal');
  return written;
};
