import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { verificationDueAt } from '@valia/domain/accounts/adviser-verification.ts';
import { ownVerificationSchema } from '@valia/domain/accounts/own-verification-schema.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';

/** How far the firm's check of me is. */
export const getOwnVerification = read({
  right: 'edit-adviser-profile',
  ...withoutInput,
  output: ownVerificationSchema,
  run: async ({ ctx, actor: { userId } }) => {
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
  },
});
