import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { documentOfLead } from '@valia/domain/leads/document-of-lead.ts';
import { valuedLeadSchema, valueLeadInput } from '@valia/domain/leads/lead-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { createValuation } from '../valuations/create-valuation.ts';
import { updateValuation } from '../valuations/update-valuation.ts';
import { act } from '../verbs/verb.ts';
import { loadOwnLead, lockOwnLead, writeLead } from './own-leads.ts';
import { recordLeadEvent } from './record-lead-event.ts';

/**
 * Begins a valuation of a lead's company with what it told, mine from then on. A lead that has one already answers
 * with that one, so that a repeated call makes no second.
 */
export const valueLead = act({
  right: 'work-on-own-leads',
  input: valueLeadInput,
  output: valuedLeadSchema,
  touches: { object: 'lead', of: 'self', level: 'own' },
  sample: ({ id, newId }) => ({ leadId: id, valuationId: newId() }),
  run: async ({ ctx, actor: { userId }, input: { leadId, valuationId: clientId } }) =>
    changeAudited(ctx, async (tx) => {
      const { version } = await loadOwnLead(tx, { leadId, userId });
      const lead = await lockOwnLead(tx, { leadId, userId, version });
      if (lead.valuedAs !== null) {
        const mine = and(eq(valuations.id, lead.valuedAs), eq(valuations.ownerId, userId));
        if ((await tx.$count(valuations, mine)) > 0) return { valuationId: lead.valuedAs };
      }
      const inside = { ...ctx, db: tx };
      const { companyName, kind } = lead;
      const created = await createValuation({
        ctx: inside,
        input: {
          clientId,
          type: kind === 'buy' ? 'potential_acquisition' : 'client_business',
          method: 'mixed',
          companyName,
        },
      });
      const { id, version: first, document } = created;
      if (created.status !== 'draft') throw new AppError('conflict');
      await updateValuation({
        ctx: inside,
        input: { id, version: first, document: documentOfLead(document, lead) },
      });
      await recordLeadEvent(tx, ctx, { leadId, kind: 'valuation-begun' });
      await recordAudit(tx, ctx, {
        action: 'lead.valuation-begun',
        subjectType: 'lead',
        subjectId: leadId,
        after: { valuationId: id },
      });
      await writeLead(tx, lead, { valuedAs: id, updatedAt: ctx.now });
      return { valuationId: id };
    }),
});
