import { adminQueueItems } from '@valia/db/schema/firm/admin-queue.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { changeAudited } from '../../audit/change-audited.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { ServiceContext } from '../../service-context.ts';
import { requireAdministrator } from '../require-administrator.ts';

/** Takes something that was put right off the desk; `conflict` when another administrator did already. */
export const resolveItem = async ({
  ctx,
  input: { id },
}: {
  ctx: ServiceContext;
  input: { id: string };
}): Promise<null> => {
  const { userId } = requireAdministrator(ctx, 'enter-administration');
  return changeAudited(ctx, async (tx) => {
    const [resolved] = await tx
      .update(adminQueueItems)
      .set({ resolvedAt: ctx.now, resolvedBy: userId })
      .where(and(eq(adminQueueItems.id, id), isNull(adminQueueItems.resolvedAt)))
      .returning({ kind: adminQueueItems.kind });
    if (resolved === undefined) {
      const exists = await tx.$count(adminQueueItems, eq(adminQueueItems.id, id));
      throw new AppError(exists > 0 ? 'conflict' : 'not-found');
    }
    await recordAudit(tx, ctx, {
      action: 'queue-item.resolved',
      subjectType: 'queue-item',
      subjectId: id,
      before: { kind: resolved.kind },
    });
    return null;
  });
};
