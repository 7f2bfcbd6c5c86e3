import { AppError } from '@valia/domain/errors/app-error.ts';
import type { LeadItem, MoveLeadInput } from '@valia/domain/leads/lead-schemas.ts';
import { canMoveLead, isOpenLead } from '@valia/domain/leads/lead-stage.ts';
import type { Transaction } from '../context/change-audited.ts';
import { syncRequest } from '../requests/sync-request.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import { changed, type Changed } from '../verbs/verb.ts';
import { type LeadRow, writeLead } from './own-leads.ts';
import { recordLeadEvent } from './record-lead-event.ts';

/** Changes the stage of a locked lead, if the transition is allowed; a lost lead needs a reason. */
export const changeLeadStage = async (
  tx: Transaction,
  ctx: ServiceContext,
  { actor, lead, input }: { actor: Actor; lead: LeadRow; input: MoveLeadInput },
): Promise<Changed<LeadItem>> => {
  const { leadId, to, lostReason = null } = input;
  if (!canMoveLead(lead.stage, to)) throw new AppError('lead-stage-refused');
  await recordLeadEvent(tx, ctx, {
    leadId,
    kind: 'stage-changed',
    fromStage: lead.stage,
    toStage: to,
    text: lostReason,
  });
  const synced = await syncRequest(tx, ctx, { leadId, stage: to, actor });
  const item = await writeLead(tx, lead, {
    stage: to,
    stageSince: ctx.now,
    lostReason,
    // A closed lead has no next step.
    ...(!isOpenLead(to) && { nextStepText: null, nextStepAt: null }),
    updatedAt: ctx.now,
  });
  const entry = {
    action: 'lead.stage-changed',
    subjectType: 'lead',
    subjectId: leadId,
    before: { stage: lead.stage },
    after: { stage: to },
  };
  return changed(item, entry, ...synced);
};
