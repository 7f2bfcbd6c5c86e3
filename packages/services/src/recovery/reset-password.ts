import { knownDevices } from '@valia/db/schema/identity/known-devices.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import { confirmEmail } from '../credentials/confirm-email.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { requireStrongPassword } from '../accounts/require-strong-password.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { endAllSessions } from '../sessions/end-all-sessions.ts';
import { forgetSignInFailures } from '../sessions/forget-sign-in-failures.ts';
import { rememberDevice } from '../sessions/known-device.ts';
import { writeChange } from '../verbs/verb.ts';
import { findLink, useLink } from './find-link.ts';

const purpose = 'recover-password';

/**
 * Sets a new password by a recovery link. All sessions end, other browsers become unknown again, and the owner is
 * notified. Nobody is signed in by it: a second factor is still required, unless the email address was never confirmed.
 * A weak password does not use up the link.
 */
export const resetPassword = async ({
  ctx,
  input: { token, password },
}: {
  ctx: ServiceContext;
  input: { token: string; password: string };
}): Promise<void> => {
  const link = await findLink(ctx, { purpose, token });
  if (link === null || link.usedAt !== null) throw new AppError('link-not-valid');
  requireStrongPassword(password, 'password');
  const { userId } = link;
  const passwordHash = await ctx.passwords.hash(password);
  await writeChange(ctx, async (tx) => {
    const held = await lockAccount(tx, userId);
    if (held === null || held.status !== 'active') throw new AppError('link-not-valid');
    await useLink(tx, ctx.now, link);
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    const confirmed = await confirmEmail(tx, ctx, { userId, sessionId: null });
    await endAllSessions(tx, ctx, { userId });
    await forgetSignInFailures(tx, held.account.email);
    await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
    await rememberDevice(tx, ctx, userId);
    await recordAccountEvent(tx, ctx, { userId, kind: 'password-reset' });
    await ctx.mail.enqueue(tx, { kind: 'password-changed', userId });
    const entry = {
      action: 'user.password-reset',
      subjectType: 'user',
      subjectId: userId,
      actorUserId: userId,
    };
    return { value: null, entries: [...confirmed, entry] };
  });
};
