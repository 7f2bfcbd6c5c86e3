import { createSessionRegistry } from '@valia/auth/session-registry.ts';
import { changeAudited } from '../context/change-audited.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../context/service-context.ts';

/** Ends the caller's session; without a session it does nothing and raises no error. */
export const signOut = async ({ ctx }: { ctx: ServiceContext }): Promise<void> => {
  const { actor } = ctx;
  if (actor === null) return;
  await changeAudited(ctx, async (tx) => {
    await createSessionRegistry(tx, ctx.now).end(actor.sessionId);
    await recordAccountEvent(tx, ctx, { userId: actor.userId, kind: 'signed-out' });
    await recordAudit(tx, ctx, {
      action: 'session.ended',
      subjectType: 'session',
      subjectId: actor.sessionId,
    });
  });
};
