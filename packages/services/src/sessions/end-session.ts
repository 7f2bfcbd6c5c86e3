import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { endSessionInput, sessionListSchema } from '@valia/domain/accounts/session-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq } from 'drizzle-orm';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { act } from '../verbs/verb.ts';
import { listSessions } from './list-sessions.ts';

/** Ends one session of mine, here or on another device; another person's is not found. Answers what is left. */
export const endSession = act({
  right: 'secure-own-account',
  input: endSessionInput,
  output: sessionListSchema,
  touches: { object: 'session', of: 'self', level: 'own' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor: { userId }, input }) => {
    await changeAudited(ctx, async (tx) => {
      const ended = await tx
        .delete(sessions)
        .where(and(eq(sessions.id, input.id), eq(sessions.userId, userId)))
        .returning({ id: sessions.id });
      if (ended.length === 0) throw new AppError('not-found');
      await recordAccountEvent(tx, ctx, { userId, kind: 'sessions-ended' });
      await recordAudit(tx, ctx, {
        action: 'session.ended',
        subjectType: 'session',
        subjectId: input.id,
      });
    });
    return listSessions({ ctx });
  },
});
