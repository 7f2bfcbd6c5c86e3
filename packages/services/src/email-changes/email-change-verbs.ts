import type { Database } from '@valia/db/client.ts';
import { emailChanges } from '@valia/db/schema/identity/email-changes.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { linkLifetimesMs } from '@valia/domain/accounts/recovery-schemas.ts';
import {
  type EmailChange,
  emailChangeSchema,
  requestEmailChangeInput,
} from '@valia/domain/email-changes/email-change-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { lockProvedAccount } from '../accounts/lock-account.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { requireCurrentPassword } from '../accounts/require-current-password.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { act, change, changed, read, unchanged, writeChange } from '../verbs/verb.ts';

/** The user's change of email address that waits for confirmation. */
export const pendingEmailChange = async (
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<EmailChange> => {
  const [row] = await db
    .select({
      nextEmail: emailChanges.nextEmail,
      formerConfirmedAt: emailChanges.formerConfirmedAt,
      nextConfirmedAt: emailChanges.nextConfirmedAt,
      emailConfirmedAt: users.emailConfirmedAt,
      expiresAt: emailChanges.expiresAt,
    })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(
      and(
        eq(emailChanges.userId, userId),
        isNull(emailChanges.doneAt),
        gt(emailChanges.expiresAt, now),
      ),
    );
  if (row === undefined) return null;
  return {
    nextEmail: row.nextEmail,
    formerIsAsked: row.emailConfirmedAt !== null,
    formerConfirmed: row.formerConfirmedAt !== null,
    nextConfirmed: row.nextConfirmedAt !== null,
    expiresAt: row.expiresAt.toISOString(),
  };
};

export const getOwnEmailChange = read({
  right: 'secure-own-account',
  ...withoutInput,
  output: emailChangeSchema,
  run: ({ ctx, actor: { userId } }) => pendingEmailChange(ctx.db, { userId, now: ctx.now }),
});

/**
 * Starts a change of email address, replacing an open one. Both addresses get a mail, the present one only if it is
 * confirmed. The answer is the same whether or not the new address already has an account.
 */
export const requestEmailChange = act({
  right: 'secure-own-account',
  input: requestEmailChangeInput,
  output: emailChangeSchema,
  touches: null,
  sample: ({ password }) => ({ email: 'somebody.new@example.test', password }),
  run: async ({ ctx, actor, input: { email: nextEmail, password } }) => {
    const { userId } = actor;
    const proof = await requireCurrentPassword(ctx, actor, password);
    if (nextEmail === actor.email)
      throw new AppError('invalid-input', [{ path: 'email', code: 'email-unchanged', params: {} }]);
    const uses = [
      { limit: 'email-change-per-user', subject: userId },
      { limit: 'email-change-per-address', subject: nextEmail },
    ] as const;
    await ctx.limits.take(uses, ctx.now);
    return writeChange(ctx, async (tx) => {
      const { account } = await lockProvedAccount(tx, proof);
      const wish = {
        id: ctx.newId(),
        formerEmail: account.email,
        nextEmail,
        formerTokenHash: null,
        nextTokenHash: null,
        formerConfirmedAt: null,
        nextConfirmedAt: null,
        requestedAt: ctx.now,
        expiresAt: new Date(ctx.now.getTime() + linkLifetimesMs['email-change']),
        doneAt: null,
      };
      await tx
        .insert(emailChanges)
        .values({ userId, ...wish })
        .onConflictDoUpdate({ target: emailChanges.userId, set: wish });
      await recordAccountEvent(tx, ctx, { userId, kind: 'email-change-requested' });
      await ctx.mail.enqueue(tx, { kind: 'email-change', changeId: wish.id, to: 'next' });
      if (account.emailConfirmed)
        await ctx.mail.enqueue(tx, { kind: 'email-change', changeId: wish.id, to: 'former' });
      return changed(await pendingEmailChange(tx, { userId, now: ctx.now }), {
        action: 'user.email-change-requested',
        subjectType: 'user',
        subjectId: userId,
      });
    });
  },
});

/** Cancels the caller's open change of email address; its links stop working. */
export const cancelEmailChange = change({
  right: 'secure-own-account',
  ...withoutInput,
  output: z.null(),
  run: async ({ actor: { userId }, tx }) => {
    const removed = await tx
      .delete(emailChanges)
      .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.doneAt)))
      .returning({ id: emailChanges.id });
    if (removed.length === 0) return unchanged(null);
    return changed(null, {
      action: 'user.email-change-cancelled',
      subjectType: 'user',
      subjectId: userId,
    });
  },
});
