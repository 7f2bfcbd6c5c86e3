import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { endSessionInput, sessionListSchema } from '@valia/domain/accounts/session-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { change, changed, read } from '../verbs/verb.ts';
import { endAllSessions } from './end-all-sessions.ts';

const mostShown = 100;

/**
 * The caller's active sessions: the session of this call first, then the most recently used. A session's id is a hash;
 * it identifies the session but cannot be used to open it.
 */
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

/**
 * Ends one of the caller's sessions, on this or another device; a session of another user is `not-found`. Returns the
 * remaining sessions.
 */
export const endSession = change({
  right: 'secure-own-account',
  input: endSessionInput,
  output: sessionListSchema,
  touches: { object: 'session', of: 'self', level: 'own' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor: { userId }, tx, input }) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, input.id), eq(sessions.userId, userId)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw new AppError('not-found');
    await recordAccountEvent(tx, ctx, { userId, kind: 'sessions-ended' });
    return changed(await listSessions({ ctx: { ...ctx, db: tx } }), {
      action: 'session.ended',
      subjectType: 'session',
      subjectId: input.id,
    });
  },
});

/** Ends all the caller's sessions except this one. */
export const endOtherSessions = change({
  right: 'secure-own-account',
  ...withoutInput,
  output: sessionListSchema,
  run: async ({ ctx, actor: { userId, sessionId }, tx }) => {
    await endAllSessions(tx, ctx, { userId, but: sessionId });
    await recordAccountEvent(tx, ctx, { userId, kind: 'sessions-ended' });
    return changed(await listSessions({ ctx: { ...ctx, db: tx } }), {
      action: 'sessions.ended',
      subjectType: 'user',
      subjectId: userId,
    });
  },
});
