import { requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { LeadItem, SetNextStepInput } from '@valia/domain/leads/lead-schemas.ts';
import { isOpenLead } from '@valia/domain/leads/lead-stage.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { lockOwnLead, writeLead } from './own-leads.ts';
import { recordLeadEvent } from './record-lead-event.ts';

/** Sets what comes next and when; the step that stood goes into the history as done, or is replaced. */
export const setNextStep = async ({
  ctx,
  input: { leadId, version, nextStep, isDone },
}: {
  ctx: ServiceContext;
  input: SetNextStepInput;
}): Promise<LeadItem> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-leads');
  return changeAudited(ctx, async (tx) => {
    const lead = await lockOwnLead(tx, { leadId, userId, version });
    if (nextStep !== null && !isOpenLead(lead.stage)) throw new AppError('lead-stage-refused');
    if (isDone && lead.nextStepText !== null) {
      await recordLeadEvent(tx, ctx, { leadId, kind: 'next-step-done', text: lead.nextStepText });
    }
    if (nextStep !== null) {
      await recordLeadEvent(tx, ctx, { leadId, kind: 'next-step-set', text: nextStep.text });
    }
    await recordAudit(tx, ctx, {
      action: 'lead.next-step-set',
      subjectType: 'lead',
      subjectId: leadId,
      before: { at: lead.nextStepAt?.toISOString() ?? null },
      after: { at: nextStep?.at ?? null, isDone },
    });
    return writeLead(tx, lead, {
      nextStepText: nextStep?.text ?? null,
      nextStepAt: nextStep === null ? null : new Date(nextStep.at),
      updatedAt: ctx.now,
    });
  });
};
