import { emailChanges } from '@valia/db/schema/identity/email-changes.ts';
import { knownDevices } from '@valia/db/schema/identity/known-devices.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { removeSecondFactor } from '../second-factor/remove-second-factor.ts';
import { endSessionsOf } from '../sessions/end-sessions-of.ts';
import { rememberDevice } from '../sessions/known-device.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';

export interface HandOver {
  userId: string;
  /** Of the browser that shows the address's mail, when it is signed in to this very account; else null. */
  sessionId: string | null;
}

/**
 * Anybody may sign up with another's address and lie in wait there. When the address turns out to be somebody's, all
 * that was set up before ends: sessions, sign-ins that wait for a code, known browsers, a wish for another address, and the second factor. A
 * browser that is signed in to the account keeps its own session, and the factor that it set up.
 */
export const handOverAccount = async (
  tx: Transaction,
  ctx: ServiceContext,
  { userId, sessionId }: HandOver,
): Promise<void> => {
  await endSessionsOf(tx, ctx, { userId, ...(sessionId === null ? {} : { but: sessionId }) });
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  if (sessionId !== null) {
    await rememberDevice(tx, ctx, userId);
    return;
  }
  const hadFactor = await removeSecondFactor(tx, userId);
  if (hadFactor) await recordAccountEvent(tx, ctx, { userId, kind: 'second-factor-reset' });
};
