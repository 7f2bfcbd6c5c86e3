import { requireRight } from '@valia/domain/access/rights.ts';
import type { SessionList } from '@valia/domain/accounts/session-schemas.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { listSessions } from './list-sessions.ts';

/** Ends all my sessions but this one. */
export const endOtherSessions = async ({ ctx }: { ctx: ServiceContext }): Promise<SessionList> => {
  const { userId, sessionId } = requireRight(ctx.actor, 'secure-own-account');
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
};
