import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { collaborationMessages } from '@valia/db/schema/network/collaboration-messages.ts';
import {
  listMessagesInput,
  messagePageSchema,
  type RequestMessage,
} from '@valia/domain/collaborations/request-schemas.ts';
import { fullName, type NamedPerson } from '@valia/domain/text/full-name.ts';
import { and, eq, sql } from 'drizzle-orm';
import { keyset } from '../../lists/keyset.ts';
import { cutPage, preparedListRead } from '../../lists/prepared-list-read.ts';
import { read } from '../../verbs/verb.ts';
import { loadRequest } from '../../requests/requests.ts';

const newestFirst = { sort: 'sent', direction: 'desc' } as const;

const messageColumns = {
  id: collaborationMessages.id,
  authorUserId: collaborationMessages.authorUserId,
  text: collaborationMessages.text,
  createdAt: collaborationMessages.createdAt,
  readAt: collaborationMessages.readAt,
  firstName: userProfiles.firstName,
  lastName: userProfiles.lastName,
} as const;

const messageRows = preparedListRead({
  keyset: keyset(
    { sent: { column: collaborationMessages.createdAt, kind: 'instant' } },
    { column: collaborationMessages.id, kind: 'uuid' },
  ),
  filters: {},
  values: (requestId: string) => ({ requestId }),
  select: (builder, { place, where, orderBy, limit }) =>
    builder
      .select({ ...messageColumns, ...place })
      .from(collaborationMessages)
      .leftJoin(userProfiles, eq(userProfiles.userId, collaborationMessages.authorUserId))
      .where(and(eq(collaborationMessages.requestId, sql.placeholder('requestId')), where))
      .orderBy(...orderBy)
      .limit(limit),
});

type MessageRow = Pick<
  typeof collaborationMessages.$inferSelect,
  'id' | 'authorUserId' | 'text' | 'createdAt' | 'readAt'
>;

export const toMessage = (
  row: MessageRow,
  person: NamedPerson,
  userId: string,
): RequestMessage => ({
  id: row.id,
  at: row.createdAt.toISOString(),
  authorName: fullName(person),
  isMine: row.authorUserId === userId,
  text: row.text,
  readAt: row.readAt?.toISOString() ?? null,
});

/** A page of the messages of a request in which the caller takes part, newest first. */
export const listMessages = read({
  right: 'refer-to-firm',
  input: listMessagesInput,
  output: messagePageSchema,
  touches: { object: 'request', of: 'owner', level: 'read' },
  sample: ({ id }) => ({ requestId: id }),
  run: async ({ ctx, actor, input: { requestId, ...asked } }) => {
    await loadRequest(ctx.db, { requestId, actor });
    const page = { ...newestFirst, ...asked };
    const { rows, nextCursor } = cutPage(await messageRows.rows(ctx.db, requestId, page), page);
    return { items: rows.map((row) => toMessage(row, row, actor.userId)), nextCursor };
  },
});
