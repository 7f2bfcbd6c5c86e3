import { users } from '@valia/db/schema/identity/users.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { recordMilestone } from '../tracking/record-milestone.ts';
import { handOverAccount, type HandOver } from './hand-over-account.ts';
import { recordAccountEvent } from './record-account-event.ts';

/**
 * Notes that the account's address is its person's, and hands the account over to them, unless that was known
 * before. The caller holds the account.
 */
export const confirmEmail = async (
  tx: Transaction,
  ctx: ServiceContext,
  { userId, sessionId }: HandOver,
): Promise<void> => {
  const changed = await tx
    .update(users)
    .set({ emailConfirmedAt: ctx.now })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id });
  if (changed.length === 0) return;
  await handOverAccount(tx, ctx, { userId, sessionId });
  await recordMilestone(tx, ctx, { userId, name: 'email-verified' });
  await recordAccountEvent(tx, ctx, { userId, kind: 'email-verified' });
  await recordAudit(tx, ctx, {
    action: 'user.email-verified',
    subjectType: 'user',
    subjectId: userId,
    actorUserId: userId,
    after: { sessionKept: sessionId !== null },
  });
};
