import { createSessionRegistry } from '@valia/auth/session-registry.ts';
import { knownDevices } from '@valia/db/schema/identity/known-devices.ts';
import { oneTimeLinks } from '@valia/db/schema/identity/one-time-links.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { and, eq } from 'drizzle-orm';
import { changeAudited, type Transaction } from '../context/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { endAllSessions } from '../sessions/end-all-sessions.ts';
import { rememberDevice } from '../sessions/known-device.ts';
import { sessionOrigin } from '../accounts/session-origin.ts';
import { requireCurrentPassword } from '../accounts/require-current-password.ts';
import { forgetSignInFailures } from '../sessions/forget-sign-in-failures.ts';
import { lockProvedAccount } from '../accounts/lock-account.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { requireStrongPassword } from '../accounts/require-strong-password.ts';

/** A new password also locks out anybody who requested a recovery link while they could read the user's emails. */
const voidRecoveryLink = async (tx: Transaction, userId: string): Promise<void> => {
  const { purpose } = oneTimeLinks;
  await tx
    .delete(oneTimeLinks)
    .where(and(eq(oneTimeLinks.userId, userId), eq(purpose, 'recover-password')));
};

/**
 * Checks the current password and sets another one: every session ends, an unused recovery link becomes void, every
 * other browser is unknown again, and the caller continues with a new token that nobody can have seen before.
 */
export const changePassword = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { currentPassword: string; newPassword: string };
}): Promise<{ token: string; expiresAt: Date }> => {
  const actor = requireRight(ctx.actor, 'secure-own-account');
  const proof = await requireCurrentPassword(ctx, actor, input.currentPassword);
  requireStrongPassword(input.newPassword, 'newPassword');
  const { userId } = actor;
  const passwordHash = await ctx.passwords.hash(input.newPassword);
  return changeAudited(ctx, async (tx) => {
    const { account } = await lockProvedAccount(tx, proof);
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await voidRecoveryLink(tx, userId);
    await forgetSignInFailures(tx, account.email);
    await endAllSessions(tx, ctx, { userId });
    await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
    await rememberDevice(tx, ctx, userId);
    const opened = await createSessionRegistry(tx, ctx.now).create(
      account,
      sessionOrigin(ctx.client),
    );
    await recordAccountEvent(tx, ctx, { userId, kind: 'password-changed' });
    await recordAudit(tx, ctx, {
      action: 'user.password-changed',
      subjectType: 'user',
      subjectId: userId,
    });
    await ctx.mail.enqueue(tx, { kind: 'password-changed', userId });
    return { token: opened.token, expiresAt: opened.cookieExpiresAt };
  });
};
