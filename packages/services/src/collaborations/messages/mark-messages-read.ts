import { collaborationMessages } from '@valia/db/schema/network/collaboration-messages.ts';
import {
  messagesReadSchema,
  requestIdInput,
} from '@valia/domain/collaborations/request-schemas.ts';
import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { changeUnaudited } from '../../context/change-audited.ts';
import { act } from '../../verbs/verb.ts';
import { loadRequest, type RequestOfSide } from '../../requests/requests.ts';

/** Several administrators read for the firm: a message written by one of them is not a message to another. */
const isToMe = ({ request, side }: RequestOfSide, userId: string): SQL =>
  side === 'firm'
    ? eq(collaborationMessages.authorUserId, request.requesterUserId)
    : ne(collaborationMessages.authorUserId, userId);

/** Marks the messages that the other side of a request wrote to the caller as read; returns how many were unread. */
export const markMessagesRead = act({
  right: 'refer-to-firm',
  input: requestIdInput,
  output: messagesReadSchema,
  touches: { object: 'request', of: 'owner', level: 'read' },
  sample: ({ id }) => ({ requestId: id }),
  run: async ({ ctx, actor, input: { requestId } }) =>
    changeUnaudited(ctx, 'notes-what-was-read', async (tx) => {
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
    }),
});
