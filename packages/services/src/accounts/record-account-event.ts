import type { Database } from '@valia/db/client.ts';
import { accountEvents } from '@valia/db/schema/account-events.ts';
import type { AccountEventKind } from '@valia/domain/accounts/account-event-kind.ts';
import type { ServiceContext } from '../service-context.ts';
import { placeOf } from '../sessions/place-of.ts';
import { holdFromErasure } from './hold-account.ts';

/** One line of a person's security history, in the transaction of what it tells; who was erased has none. Acts of others have no place. */
export const recordAccountEvent = async (
  tx: Database,
  ctx: Pick<ServiceContext, 'newId' | 'now' | 'client'>,
  { userId, kind, byOther = false }: { userId: string; kind: AccountEventKind; byOther?: boolean },
): Promise<void> => {
  if (!(await holdFromErasure(tx, userId))) return;
  const place = byOther ? { device: null, address: null } : placeOf(ctx.client);
  await tx
    .insert(accountEvents)
    .values({ id: ctx.newId(), userId, kind, ...place, createdAt: ctx.now });
};
