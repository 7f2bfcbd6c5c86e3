import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { ownVerificationSchema } from '@valia/domain/accounts/own-verification-schema.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq } from 'drizzle-orm';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { act } from '../verbs/verb.ts';
import { getOwnVerification } from './get-own-verification.ts';
import { recordAccountEvent } from './record-account-event.ts';

/** A rejected adviser asks the firm to look again; its 48 hours begin anew. */
export const requestVerification = act({
  right: 'edit-adviser-profile',
  ...withoutInput,
  output: ownVerificationSchema,
  run: async ({ ctx, actor: { userId } }) =>
    changeAudited(ctx, async (tx) => {
      const asked = await tx
        .update(userVerificationStatus)
        .set({ verificationStatus: 'pending', requestedAt: ctx.now, updatedAt: ctx.now })
        .where(
          and(
            eq(userVerificationStatus.userId, userId),
            eq(userVerificationStatus.verificationStatus, 'rejected'),
          ),
        )
        .returning({ id: userVerificationStatus.id });
      if (asked.length === 0) throw new AppError('verification-decided');
      await recordAccountEvent(tx, ctx, { userId, kind: 'verification-requested' });
      await recordAudit(tx, ctx, {
        action: 'user.verification-requested',
        subjectType: 'user',
        subjectId: userId,
        before: { verification: 'rejected' },
        after: { verification: 'pending' },
      });
      return getOwnVerification({ ctx: { ...ctx, db: tx } });
    }),
});
