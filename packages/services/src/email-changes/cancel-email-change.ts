import { emailChanges } from '@valia/db/schema/identity/email-changes.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { act } from '../verbs/verb.ts';

/** Takes the wish for another address back: its links end. */
export const cancelEmailChange = act({
  right: 'secure-own-account',
  ...withoutInput,
  output: z.null(),
  run: async ({ ctx, actor: { userId } }) =>
    changeAudited(ctx, async (tx) => {
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
    }),
});
