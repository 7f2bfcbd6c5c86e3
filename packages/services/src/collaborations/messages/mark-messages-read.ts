import { collaborationMessages } from '@valia/db/schema/network/collaboration-messages.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { RequestIdInput } from '@valia/domain/collaborations/request-schemas.ts';
import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { changeUnaudited } from '../../audit/change-audited.ts';
import type { ServiceContext } from '../../service-context.ts';
import { loadRequest, type RequestOfSide } from '../requests.ts';

/** Of the firm several people read: what one of them wrote is nothing to mark for another. */
const isToMe = ({ request, side }: RequestOfSide, userId: string): SQL =>
  side === 'firm'
    ? eq(collaborationMessages.authorUserId, request.requesterUserId)
    : ne(collaborationMessages.authorUserId, userId);

/** Notes that what the other side of a request wrote to me has been before me; answers how many were new. */
export const markMessagesRead = async ({
  ctx,
  input: { requestId },
}: {
  ctx: ServiceContext;
  input: RequestIdInput;
}): Promise<{ read: number }> => {
  const actor = requireRight(ctx.actor, 'refer-to-firm');
  return changeUnaudited(ctx, 'notes-what-was-read', async (tx) => {
    const held = await loadRequest(tx, { requestId, actor });
    const marked = await tx
      .update(collaborationMessages)
      .set({ readAt: ctx.now })
      .where(
        and(
          eq(collaborationMessages.requestId, requestId),
          isToMe(held, actor.userId),
          isNull(collaborationMessages.readAt),
        ),
      )
      .returning({ id: collaborationMessages.id });
    return { read: marked.length };
  });
};
