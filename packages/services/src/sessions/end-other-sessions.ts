import { sessionListSchema } from '@valia/domain/accounts/session-schemas.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { act } from '../verbs/verb.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { listSessions } from './list-sessions.ts';

/** Ends all my sessions but this one. */
export const endOtherSessions = act({
  right: 'secure-own-account',
  ...withoutInput,
  output: sessionListSchema,
  run: async ({ ctx, actor: { userId, sessionId } }) => {
    await changeAudited(ctx, async (tx) => {
      await endSessionsOf(tx, ctx, { userId, but: sessionId });
      await recordAccountEvent(tx, ctx, { userId, kind: 'sessions-ended' });
      await recordAudit(tx, ctx, {
        action: 'sessions.ended',
        subjectType: 'user',
        subjectId: userId,
      });
    });
    return listSessions({ ctx });
  },
});
