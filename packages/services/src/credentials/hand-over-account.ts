import { emailChanges } from '@valia/db/schema/identity/email-changes.ts';
import { knownDevices } from '@valia/db/schema/identity/known-devices.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { removeSecondFactor } from '../second-factor/remove-second-factor.ts';
import { endAllSessions } from '../sessions/end-all-sessions.ts';
import { rememberDevice } from '../sessions/known-device.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';

export interface HandOver {
  userId: string;
  /**
   * The session of the browser that opened the email's link, when it is signed in to this very account; otherwise null.
   */
  sessionId: string | null;
}

/**
 * Anybody may sign up with another user's address and wait there. Once its owner proves the address, everything set up
 * before ends: sessions, pending sign-ins, known browsers, a requested email change, and the second factor. A browser
 * signed in to the account keeps its session, and the factor that it set up.
 */
export const handOverAccount = async (
  tx: Transaction,
  ctx: ServiceContext,
  { userId, sessionId }: HandOver,
): Promise<void> => {
  await endAllSessions(tx, ctx, { userId, ...(sessionId === null ? {} : { but: sessionId }) });
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  if (sessionId !== null) {
    await rememberDevice(tx, ctx, userId);
    return;
  }
  const hadFactor = await removeSecondFactor(tx, userId);
  if (hadFactor) await recordAccountEvent(tx, ctx, { userId, kind: 'second-factor-reset' });
};
