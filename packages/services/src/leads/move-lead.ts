import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  type LeadItem,
  leadItemSchema,
  moveLeadInput,
  type MoveLeadInput,
} from '@valia/domain/leads/lead-schemas.ts';
import { canMoveLead, isOpenLead } from '@valia/domain/leads/lead-stage.ts';
import { changeAudited, type Transaction } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { syncRequest } from '../collaborations/sync-request.ts';
import type { Actor, ServiceContext } from '../service-context.ts';
import { act } from '../verbs/verb.ts';
import { type LeadRow, lockOwnLead, writeLead } from './own-leads.ts';
import { recordLeadEvent } from './record-lead-event.ts';

/** Changes the stage of a held lead as the grid of stages allows; a lost one needs its reason. */
export const changeLeadStage = async (
  tx: Transaction,
  ctx: ServiceContext,
  { actor, lead, input }: { actor: Actor; lead: LeadRow; input: MoveLeadInput },
): Promise<LeadItem> => {
  const { leadId, to, lostReason = null } = input;
  if (!canMoveLead(lead.stage, to)) throw new AppError('lead-stage-refused');
  await recordLeadEvent(tx, ctx, {
    leadId,
    kind: 'stage-changed',
    fromStage: lead.stage,
    toStage: to,
    text: lostReason,
  });
  await recordAudit(tx, ctx, {
    action: 'lead.stage-changed',
    subjectType: 'lead',
    subjectId: leadId,
    before: { stage: lead.stage },
    after: { stage: to },
  });
  await syncRequest(tx, ctx, { leadId, stage: to, actor });
  return writeLead(tx, lead, {
    stage: to,
    stageSince: ctx.now,
    lostReason,
    // Nothing comes next for what is over.
    ...(!isOpenLead(to) && { nextStepText: null, nextStepAt: null }),
    updatedAt: ctx.now,
  });
};

/** Moves a lead of mine to another stage. */
export const moveLead = act({
  right: 'work-on-own-leads',
  input: moveLeadInput,
  output: leadItemSchema,
  touches: { object: 'lead', of: 'self', level: 'own' },
  sample: ({ id }) => ({ leadId: id, version: 1, to: 'contacted' }),
  run: async ({ ctx, actor, input }) => {
    const { userId } = actor;
    const { leadId, version } = input;
    return changeAudited(ctx, async (tx) => {
      const lead = await lockOwnLead(tx, { leadId, userId, version });
      return changeLeadStage(tx, ctx, { actor, lead, input });
    });
  },
});
