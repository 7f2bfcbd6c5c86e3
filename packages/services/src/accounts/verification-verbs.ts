import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { verificationDueAt } from '@valia/domain/accounts/adviser-verification.ts';
import { ownVerificationSchema } from '@valia/domain/accounts/own-verification-schema.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq } from 'drizzle-orm';
import { withoutInput } from '../verbs/no-input.ts';
import { change, changed, read } from '../verbs/verb.ts';
import { recordAccountEvent } from './record-account-event.ts';

/** The status of the firm's verification of the caller. */
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

/** A rejected adviser requests another verification; the 48 hours for the decision start again. */
export const requestVerification = change({
  right: 'edit-adviser-profile',
  ...withoutInput,
  output: ownVerificationSchema,
  run: async ({ ctx, actor: { userId }, tx }) => {
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
    return changed(await getOwnVerification({ ctx: { ...ctx, db: tx } }), {
      action: 'user.verification-requested',
      subjectType: 'user',
      subjectId: userId,
      before: { verification: 'rejected' },
      after: { verification: 'pending' },
    });
  },
});
