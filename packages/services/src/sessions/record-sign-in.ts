import type { Transaction } from '../context/change-audited.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { rememberDevice } from './known-device.ts';

/** Writes the sign-in into the person's history; of a browser they never signed in from they are told by mail. */
export const recordSignIn = async (
  tx: Transaction,
  ctx: ServiceContext,
  userId: string,
): Promise<void> => {
  await recordAccountEvent(tx, ctx, { userId, kind: 'signed-in' });
  if ((await rememberDevice(tx, ctx, userId)) !== 'new') return;
  await recordSecurityEvent(tx, ctx, { type: 'new_device', subjectId: userId });
  await ctx.mail.enqueue(tx, { kind: 'new-device', userId });
};
