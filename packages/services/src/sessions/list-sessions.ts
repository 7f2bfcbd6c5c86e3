import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { sessionListSchema } from '@valia/domain/accounts/session-schemas.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';

const mostShown = 100;

/** My live sessions, the one of this call first, then the latest used. An id is a hash: it names a session and opens none. */
export const listSessions = read({
  right: 'secure-own-account',
  ...withoutInput,
  output: sessionListSchema,
  run: async ({ ctx, actor: { userId, sessionId } }) => {
    const rows = await ctx.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, ctx.now)))
      .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.lastUsedAt), sessions.id)
      .limit(mostShown);
    return {
      sessions: rows.map(({ id, device, address, createdAt, lastUsedAt }) => ({
        id,
        current: id === sessionId,
        device,
        address,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      })),
    };
  },
});
