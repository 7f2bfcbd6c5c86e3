import { accountEvents } from '@valia/db/schema/identity/account-events.ts';
import type { AccountEventKind } from '@valia/domain/accounts/account-event-kind.ts';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { sessionOrigin } from './session-origin.ts';
import { lockFromErasure } from './lock-account.ts';

interface RecordedEvent {
  userId: string;
  kind: AccountEventKind;
  /** Of an administrator's act on the account. */
  auditLogId?: number | null;
}

/** One line of a person's security history, in the transaction of what it tells; who was erased has none. Acts of others have no place. */
export const recordAccountEvent = async (
  tx: Transaction,
  ctx: Pick<ServiceContext, 'newId' | 'now' | 'client'>,
  { userId, kind, auditLogId = null }: RecordedEvent,
): Promise<void> => {
  if (!(await lockFromErasure(tx, userId))) return;
  const place = auditLogId === null ? sessionOrigin(ctx.client) : { device: null, address: null };
  await tx
    .insert(accountEvents)
    .values({ id: ctx.newId(), userId, kind, ...place, auditLogId, createdAt: ctx.now });
};
