import { emailChanges } from '@valia/db/schema/identity/email-changes.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';

/** Takes the wish for another address back: its links end. */
export const cancelEmailChange = async ({ ctx }: { ctx: ServiceContext }): Promise<null> => {
  const { userId } = requireRight(ctx.actor, 'secure-own-account');
  return changeAudited(ctx, async (tx) => {
    const removed = await tx
      .delete(emailChanges)
      .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.doneAt)))
      .returning({ id: emailChanges.id });
    if (removed.length === 0) return null;
    await recordAudit(tx, ctx, {
      action: 'user.email-change-cancelled',
      subjectType: 'user',
      subjectId: userId,
    });
    return null;
  });
};
