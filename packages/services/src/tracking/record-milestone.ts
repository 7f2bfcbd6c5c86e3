import { trackingEvents } from '@valia/db/schema/network/tracking-events.ts';
import type { MilestoneName } from '@valia/domain/tracking/tracking-schemas.ts';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';

export interface Milestone {
  userId: string;
  name: MilestoneName;
  visitId?: string | undefined;
}

/** Records a milestone once for each user, even if it happens again, in the transaction of the event. */
export const recordMilestone = async (
  tx: Transaction,
  { now }: Pick<ServiceContext, 'now'>,
  { userId, name, visitId }: Milestone,
): Promise<void> => {
  await tx
    .insert(trackingEvents)
    .values({ userId, name, visitId: visitId ?? null, occurredAt: now })
    .onConflictDoNothing();
};
