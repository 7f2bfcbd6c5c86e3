import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import {
  firmLeadSchema,
  unmarkDuplicateInput,
} from '@valia/domain/leads/lead-administration-schemas.ts';
import { eq } from 'drizzle-orm';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { act } from '../verbs/verb.ts';
import { loadFirmLead, lockFirmLead, nextLeadVersion } from './firm-leads.ts';

/** Says that a lead is of another company than the one it was taken for. */
export const unmarkDuplicateLead = act({
  right: 'enter-administration',
  input: unmarkDuplicateInput,
  output: firmLeadSchema,
  touches: { object: 'lead', of: 'administrator', level: 'write' },
  sample: ({ id }) => ({ leadId: id, version: 1 }),
  run: async ({ ctx, input }) => {
    const { leadId } = input;
    return changeAudited(ctx, async (tx) => {
      const { duplicateOf } = await lockFirmLead(tx, input);
      if (duplicateOf === null) return loadFirmLead(tx, leadId);
      await tx
        .update(sellBusinessLeads)
        .set({
          duplicateOf: null,
          duplicateReason: null,
          version: nextLeadVersion,
          updatedAt: ctx.now,
        })
        .where(eq(sellBusinessLeads.id, leadId));
      await recordAudit(tx, ctx, {
        action: 'lead.kept-apart',
        subjectType: 'lead',
        subjectId: leadId,
        before: { duplicateOf },
        after: { duplicateOf: null },
      });
      return loadFirmLead(tx, leadId);
    });
  },
});
