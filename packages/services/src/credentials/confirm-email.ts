import { users } from '@valia/db/schema/identity/users.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { AuditEntry } from '../audit/record-audit.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { recordMilestone } from '../tracking/record-milestone.ts';
import { type HandOver, handOverAccount } from './hand-over-account.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';

/**
 * Records that the account's email address belongs to its user, and hands the account over to them, unless this was
 * known before. The caller locks the account, and writes the returned entries to the audit log.
 */
export const confirmEmail = async (
  tx: Transaction,
  ctx: ServiceContext,
  { userId, sessionId }: HandOver,
): Promise<readonly AuditEntry[]> => {
  const changed = await tx
    .update(users)
    .set({ emailConfirmedAt: ctx.now })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id });
  if (changed.length === 0) return [];
  await handOverAccount(tx, ctx, { userId, sessionId });
  await recordMilestone(tx, ctx, { userId, name: 'email-verified' });
  await recordAccountEvent(tx, ctx, { userId, kind: 'email-verified' });
  const after = { sessionKept: sessionId !== null };
  const subject = { subjectType: 'user', subjectId: userId };
  return [{ action: 'user.email-verified', ...subject, actorUserId: userId, after }];
};
