import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { OwnVerification } from '@valia/domain/accounts/own-verification-schema.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq } from 'drizzle-orm';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { getOwnVerification } from './get-own-verification.ts';
import { recordAccountEvent } from './record-account-event.ts';

/** A rejected adviser asks the firm to look again; its 48 hours begin anew. */
export const requestVerification = async ({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<OwnVerification> => {
  const { userId } = requireRight(ctx.actor, 'edit-adviser-profile');
  return changeAudited(ctx, async (tx) => {
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
  });
};
