import { leadEvents } from '@valia/db/schema/network/lead-events.ts';
import { leadNotes } from '@valia/db/schema/network/lead-notes.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { plainPhone } from '@valia/domain/leads/duplicate-lead.ts';
import {
  firmLeadSchema,
  mergeLeadsInput,
} from '@valia/domain/leads/lead-administration-schemas.ts';
import { type MergeableLead, mergeLeads } from '@valia/domain/leads/merge-leads.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { and, eq, ne } from 'drizzle-orm';
import { changeAudited, type Transaction } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { LeadRow } from '../leads/own-leads.ts';
import { recordLeadEvent } from '../leads/record-lead-event.ts';
import type { ServiceContext } from '../service-context.ts';
import { act } from '../verbs/verb.ts';
import { loadFirmLead, lockFirmLead, nextLeadVersion } from './firm-leads.ts';

/** The later lead is nobody's and shown to nobody any more; its row stays as it was. */
const retire = async (
  tx: Transaction,
  ctx: ServiceContext,
  { lead, earlier }: { lead: LeadRow; earlier: LeadRow },
): Promise<void> => {
  await tx
    .update(sellBusinessLeads)
    .set({
      mergedInto: earlier.id,
      duplicateOf: null,
      duplicateReason: null,
      advisorUserId: null,
      assignedAt: null,
      version: nextLeadVersion,
      updatedAt: ctx.now,
    })
    .where(eq(sellBusinessLeads.id, lead.id));
  // What was taken for the later one is taken for the one that goes on; the earlier one is no duplicate of itself.
  await tx
    .update(sellBusinessLeads)
    .set({ duplicateOf: earlier.id })
    .where(and(eq(sellBusinessLeads.duplicateOf, lead.id), ne(sellBusinessLeads.id, earlier.id)));
  await tx.update(leadEvents).set({ leadId: earlier.id }).where(eq(leadEvents.leadId, lead.id));
  await tx.update(leadNotes).set({ leadId: earlier.id }).where(eq(leadNotes.leadId, lead.id));
};

/** What the lead that goes on takes over besides the fields that are chosen. */
const takenOver = (lead: LeadRow, earlier: LeadRow, kept: MergeableLead, now: Date) => {
  const messages = [earlier.message, lead.message].filter((text) => text !== '');
  const isSame = earlier.message === lead.message;
  const hasValuation = earlier.valuationId !== null || earlier.figures !== null;
  return {
    message: isSame ? earlier.message : messages.join('\n\n'),
    assignedAt:
      kept.advisorUserId === null
        ? null
        : kept.advisorUserId === earlier.advisorUserId
          ? earlier.assignedAt
          : (lead.assignedAt ?? now),
    ...(!hasValuation && {
      valuationId: lead.valuationId,
      figures: lead.figures,
      requestedBy: earlier.requestedBy ?? lead.requestedBy,
    }),
    ...(earlier.valuedAs === null && { valuedAs: lead.valuedAs }),
    ...(earlier.duplicateOf === lead.id && { duplicateOf: null, duplicateReason: null }),
  };
};

/**
 * Makes one of two leads of a company: the earlier one goes on, with what was chosen of both, both messages and both
 * histories. Refused as `conflict` when either is no longer what was seen.
 */
export const mergeFirmLeads = act({
  right: 'enter-administration',
  input: mergeLeadsInput,
  output: firmLeadSchema,
  touches: { object: 'lead', of: 'administrator', level: 'write' },
  sample: ({ id }) => ({ leadId: id, version: 1, earlierVersion: 1, choices: {} }),
  run: async ({ ctx, input: { leadId, version, earlierVersion, choices } }) =>
    changeAudited(ctx, async (tx) => {
      const lead = await lockFirmLead(tx, { leadId, version });
      if (lead.duplicateOf === null) throw new AppError('conflict');
      const earlier = await lockFirmLead(tx, {
        leadId: lead.duplicateOf,
        version: earlierVersion,
      });
      const kept = mergeLeads(lead, earlier, choices);
      await retire(tx, ctx, { lead, earlier });
      await tx
        .update(sellBusinessLeads)
        .set({
          ...kept,
          ...takenOver(lead, earlier, kept, ctx.now),
          companySortKey: companySortKey(kept.companyName),
          phoneDigits: plainPhone(kept.phone),
          version: nextLeadVersion,
          updatedAt: ctx.now,
        })
        .where(eq(sellBusinessLeads.id, earlier.id));
      await recordLeadEvent(tx, ctx, { leadId: earlier.id, kind: 'merged' });
      await recordAudit(tx, ctx, {
        action: 'lead.merged',
        subjectType: 'lead',
        subjectId: earlier.id,
        before: { mergedLeadId: lead.id, advisorUserId: earlier.advisorUserId },
        after: { choices, advisorUserId: kept.advisorUserId },
      });
      return loadFirmLead(tx, earlier.id);
    }),
});
