import { adminQueueItems } from '@valia/db/schema/firm/admin-queue.ts';
import { resolveItemInput } from '@valia/domain/administration/panel-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { changeAudited } from '../../audit/change-audited.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { act } from '../../verbs/verb.ts';

/** Takes something that was put right off the desk; `conflict` when another administrator did already. */
export const resolveItem = act({
  right: 'enter-administration',
  input: resolveItemInput,
  output: z.null(),
  touches: { object: 'queue-item', of: 'administrator', level: 'write' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor: { userId }, input: { id } }) =>
    changeAudited(ctx, async (tx) => {
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
    }),
});
