import { createSessionKeeper } from '@valia/auth/session-keeper.ts';
import { changeAudited } from '../context/change-audited.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../context/service-context.ts';

/** Ends the caller's session; without one there is nothing to end and nothing to complain about. */
export const signOut = async ({ ctx }: { ctx: ServiceContext }): Promise<void> => {
  const { actor } = ctx;
  if (actor === null) return;
  await changeAudited(ctx, async (tx) => {
    await createSessionKeeper(tx, ctx.now).end(actor.sessionId);
    await recordAccountEvent(tx, ctx, { userId: actor.userId, kind: 'signed-out' });
    await recordAudit(tx, ctx, {
      action: 'session.ended',
      subjectType: 'session',
      subjectId: actor.sessionId,
    });
  });
};
