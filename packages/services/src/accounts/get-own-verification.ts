import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { verificationDueAt } from '@valia/domain/accounts/adviser-verification.ts';
import type { OwnVerification } from '@valia/domain/accounts/own-verification-schema.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';

/** How far the firm's check of me is. */
export const getOwnVerification = async ({
  ctx,
}: {
  ctx: Pick<ServiceContext, 'db' | 'actor'>;
}): Promise<OwnVerification> => {
  const { userId } = requireRight(ctx.actor, 'edit-adviser-profile');
  const [row] = await ctx.db
    .select()
    .from(userVerificationStatus)
    .where(eq(userVerificationStatus.userId, userId));
  if (row === undefined) throw new AppError('not-found');
  const { verificationStatus: status, requestedAt, decidedAt, reason } = row;
  return {
    status,
    dueAt: status === 'pending' ? verificationDueAt(requestedAt).toISOString() : null,
    decidedAt: decidedAt?.toISOString() ?? null,
    reason: status === 'rejected' ? reason : null,
  };
};
