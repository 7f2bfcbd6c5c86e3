import { accountEvents } from '@valia/db/schema/identity/account-events.ts';
import type { AccountEventKind } from '@valia/domain/accounts/account-event-kind.ts';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { sessionOrigin } from './session-origin.ts';
import { lockAgainstErasure } from './lock-account.ts';

interface RecordedEvent {
  userId: string;
  kind: AccountEventKind;
  /** The audit log row, when an administrator performed the action. */
  auditLogId?: number | null;
}

/**
 * Adds one line to a user's security history, in the transaction of the event that the line describes. An erased user
 * has no history. An administrator's action is recorded without the device and IP address.
 */
export const recordAccountEvent = async (
  tx: Transaction,
  ctx: Pick<ServiceContext, 'newId' | 'now' | 'client'>,
  { userId, kind, auditLogId = null }: RecordedEvent,
): Promise<void> => {
  if (!(await lockAgainstErasure(tx, userId))) return;
  const place = auditLogId === null ? sessionOrigin(ctx.client) : { device: null, address: null };
  await tx
    .insert(accountEvents)
    .values({ id: ctx.newId(), userId, kind, ...place, auditLogId, createdAt: ctx.now });
};
