import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { isAdvisor } from '@valia/domain/access/policies.ts';
import { accountActionRefusal } from '@valia/domain/access/role-change-refusal.ts';
import {
  decideVerificationInput,
  type DecideVerificationInput,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq } from 'drizzle-orm';
import { notifyUser } from '../notifications/notify-user.ts';
import { change } from '../verbs/verb.ts';
import { actOnUser, userActionDeclaration } from './act-on-user.ts';

/**
 * Verifies or rejects an adviser and notifies the adviser by mail, with the reason when rejected. A decision can be
 * changed. Throws `verification-decided` when another administrator has decided since this one loaded the page.
 */
export const decideVerification = change({
  right: 'enter-administration',
  input: decideVerificationInput,
  ...userActionDeclaration,
  sample: ({ id }) => ({ userId: id, from: 'pending', decision: 'verified', reason: '' }),
  run: actOnUser<DecideVerificationInput>({
    refusal: (people) => (isAdvisor(people.target) ? accountActionRefusal(people) : 'not-found'),
    act: async ({ ctx, tx, input }, { actor, target: { userId } }) => {
      const { decision, from } = input;
      if (decision === from) return null;
      const reason = input.reason === '' ? null : input.reason;
      const decided = await tx
        .update(userVerificationStatus)
        .set({
          verificationStatus: decision,
          decidedBy: actor.userId,
          decidedAt: ctx.now,
          reason,
          updatedAt: ctx.now,
        })
        .where(
          and(
            eq(userVerificationStatus.userId, userId),
            eq(userVerificationStatus.verificationStatus, from),
          ),
        )
        .returning({ id: userVerificationStatus.id });
      if (decided.length === 0) throw new AppError('verification-decided');
      await ctx.mail.enqueue(tx, { kind: 'verification-decided', userId });
      await notifyUser(tx, ctx, { userId, kind: 'verification-decided', subjectId: userId });
      return {
        action: decision === 'verified' ? 'user.verified' : 'user.rejected',
        kind: decision === 'verified' ? 'verification-accepted' : 'verification-rejected',
        before: { verification: from },
        after: { verification: decision },
      };
    },
  }),
});
