import type { Transaction } from '../context/change-audited.ts';
import { leadEvents } from '@valia/db/schema/network/lead-events.ts';
import type { LeadEventKind } from '@valia/domain/leads/lead-schemas.ts';
import type { LeadStage } from '@valia/domain/leads/lead-stage.ts';
import { requireNotErased } from '../accounts/lock-account.ts';
import type { ServiceContext } from '../context/service-context.ts';

export interface RecordedLeadEvent {
  leadId: string;
  kind: LeadEventKind;
  fromStage?: LeadStage;
  toStage?: LeadStage;
  text?: string | null;
}

/**
 * Adds one line to a lead's history, in the transaction of the event that it describes; refused for a user who is
 * erased by then.
 */
export const recordLeadEvent = async (
  tx: Transaction,
  ctx: Pick<ServiceContext, 'actor' | 'newId' | 'now'>,
  event: RecordedLeadEvent,
): Promise<void> => {
  const actorUserId = ctx.actor?.userId ?? null;
  if (actorUserId !== null) await requireNotErased(tx, actorUserId);
  await tx
    .insert(leadEvents)
    .values({ ...event, id: ctx.newId(), actorUserId, createdAt: ctx.now });
};
