import { AppError } from '@valia/domain/errors/app-error.ts';
import { leadItemSchema, setNextStepInput } from '@valia/domain/leads/lead-schemas.ts';
import { isOpenLead } from '@valia/domain/leads/lead-stage.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { act } from '../verbs/verb.ts';
import { lockOwnLead, writeLead } from './own-leads.ts';
import { recordLeadEvent } from './record-lead-event.ts';

/** Sets what comes next and when; the step that stood goes into the history as done, or is replaced. */
export const setNextStep = act({
  right: 'work-on-own-leads',
  input: setNextStepInput,
  output: leadItemSchema,
  touches: { object: 'lead', of: 'self', level: 'own' },
  sample: ({ id }) => ({ leadId: id, version: 1, nextStep: null, isDone: false }),
  run: async ({ ctx, actor: { userId }, input: { leadId, version, nextStep, isDone } }) =>
    changeAudited(ctx, async (tx) => {
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
    }),
});
