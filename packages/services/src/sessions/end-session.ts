import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { SessionList } from '@valia/domain/accounts/session-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq } from 'drizzle-orm';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { listSessions } from './list-sessions.ts';

/** Ends one session of mine, here or on another device; another person's is not found. Answers what is left. */
export const endSession = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { id: string };
}): Promise<SessionList> => {
  const { userId } = requireRight(ctx.actor, 'secure-own-account');
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
};
