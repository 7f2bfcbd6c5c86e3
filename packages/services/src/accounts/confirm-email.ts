import type { Database } from '@valia/db/client.ts';
import { users } from '@valia/db/schema/users.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { recordMilestone } from '../tracking/record-milestone.ts';
import { recordAccountEvent } from './record-account-event.ts';

/** Notes that the account's address is its person's; whether it was not known before. */
export const confirmEmail = async (
  tx: Database,
  ctx: ServiceContext,
  userId: string,
): Promise<boolean> => {
  const changed = await tx
    .update(users)
    .set({ emailConfirmedAt: ctx.now })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id });
  if (changed.length === 0) return false;
  await recordMilestone(tx, ctx, { userId, name: 'email-verified' });
  await recordAccountEvent(tx, ctx, { userId, kind: 'email-verified' });
  await recordAudit(tx, ctx, {
    action: 'user.email-verified',
    subjectType: 'user',
    subjectId: userId,
    actorUserId: userId,
  });
  return true;
};
