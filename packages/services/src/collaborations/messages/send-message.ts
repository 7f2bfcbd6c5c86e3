import { collaborationMessages } from '@valia/db/schema/network/collaboration-messages.ts';
import {
  requestMessageSchema,
  sendMessageInput,
} from '@valia/domain/collaborations/request-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { requireNotErased } from '../../accounts/lock-account.ts';
import { requireConfirmedEmail } from '../../accounts/require-confirmed-email.ts';
import type { Transaction } from '../../context/change-audited.ts';
import { notifyUser } from '../../notifications/notify-user.ts';
import type { ServiceContext } from '../../context/service-context.ts';
import { act, changed, unchanged, writeChange } from '../../verbs/verb.ts';
import { loadRequest, type RequestOfSide } from '../../requests/requests.ts';
import { toMessage } from './list-messages.ts';

/** The user who receives the message. For the firm, the administrator who accepted the request. */
const readerOf = ({ request, side }: RequestOfSide): string | null =>
  side === 'sender' ? (request.targetAdvisorId ?? request.decidedBy) : request.requesterUserId;

/** Only the first unread message is mailed; later ones are only shown with it in the notifications. */
const tellReader = async (
  tx: Transaction,
  ctx: ServiceContext,
  { held, authorId, messageId }: { held: RequestOfSide; authorId: string; messageId: string },
): Promise<void> => {
  const userId = readerOf(held);
  if (userId === null) return;
  const requestId = held.request.id;
  await notifyUser(tx, ctx, { userId, kind: 'message-received', subjectId: requestId });
  const { authorUserId, readAt, id } = collaborationMessages;
  const waits = and(
    eq(collaborationMessages.requestId, requestId),
    eq(authorUserId, authorId),
    isNull(readAt),
    ne(id, messageId),
  );
  if ((await tx.$count(collaborationMessages, waits)) > 0) return;
  await ctx.mail.enqueue(tx, { kind: 'request-news', userId, requestId, news: 'message' });
};

/**
 * Sends a message to the other side of an accepted request. Sending it again under the same id creates no second
 * message.
 */
export const sendMessage = act({
  right: 'refer-to-firm',
  input: sendMessageInput,
  output: requestMessageSchema,
  touches: { object: 'request', of: 'owner', level: 'write' },
  sample: ({ id, newId }) => ({ requestId: id, messageId: newId(), text: 'Hablamos el lunes' }),
  asksConfirmedEmail: true,
  run: async ({ ctx, actor, input: { requestId, messageId, text } }) => {
    requireConfirmedEmail(actor);
    const { userId, firstName, lastName } = actor;
    await ctx.limits.take([{ limit: 'message-per-user', subject: userId }], ctx.now);
    return writeChange(ctx, async (tx) => {
      await requireNotErased(tx, userId);
      const held = await loadRequest(tx, { requestId, actor });
      if (held.request.status !== 'accepted') throw new AppError('request-status-refused');
      const added = await tx
        .insert(collaborationMessages)
        .values({ id: messageId, requestId, authorUserId: userId, text, createdAt: ctx.now })
        .onConflictDoNothing()
        .returning();
      if (added.length > 0) await tellReader(tx, ctx, { held, authorId: userId, messageId });
      const [message] = await tx
        .select()
        .from(collaborationMessages)
        .where(
          and(
            eq(collaborationMessages.id, messageId),
            eq(collaborationMessages.requestId, requestId),
            eq(collaborationMessages.authorUserId, userId),
          ),
        );
      if (message === undefined || message.text !== text) throw new AppError('conflict');
      const sent = toMessage(message, { firstName, lastName }, userId);
      const entry = {
        action: 'request.message-sent',
        subjectType: 'request',
        subjectId: requestId,
      };
      return added.length > 0 ? changed(sent, entry) : unchanged(sent);
    });
  },
});
