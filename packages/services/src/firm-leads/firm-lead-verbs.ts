import { leadEvents } from '@valia/db/schema/network/lead-events.ts';
import { leadNotes } from '@valia/db/schema/network/lead-notes.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { plainPhone } from '@valia/domain/leads/duplicate-lead.ts';
import {
  firmLeadDetailsSchema,
  firmLeadSchema,
  mergeLeadsInput,
  moveFirmLeadInput,
  unmarkDuplicateInput,
} from '@valia/domain/leads/lead-administration-schemas.ts';
import { getLeadInput } from '@valia/domain/leads/lead-schemas.ts';
import { type MergeableLead, mergeLeads } from '@valia/domain/leads/merge-leads.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import { changeLeadStage } from '../leads/change-lead-stage.ts';
import { leadEventsOf } from '../leads/get-own-lead.ts';
import type { LeadRow } from '../leads/own-leads.ts';
import { recordLeadEvent } from '../leads/record-lead-event.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { change, changed, read, unchanged } from '../verbs/verb.ts';
import { loadFirmLead, lockFirmLead, nextLeadVersion } from './firm-leads.ts';

/** One of the firm's leads, without its adviser's private notes and valuation. */
export const getFirmLead = read({
  right: 'enter-administration',
  input: getLeadInput,
  output: firmLeadDetailsSchema,
  touches: { object: 'lead', of: 'administrator', level: 'read' },
  sample: ({ id }) => ({ leadId: id }),
  run: async ({ ctx, input: { leadId } }) => {
    const { db } = ctx;
    const lead = await loadFirmLead(db, leadId);
    const [row] = await db.select().from(sellBusinessLeads).where(eq(sellBusinessLeads.id, leadId));
    if (row === undefined) throw new AppError('not-found');
    const { taxId, ebitda, reason, timing, email, message, consentVersion, consentAt, figures } =
      row;
    return {
      lead,
      taxId,
      ebitda,
      reason,
      timing,
      email,
      message,
      consentVersion,
      consentAt: consentAt.toISOString(),
      valuation: figures === null ? null : { id: null, ...figures },
      events: await leadEventsOf(db, leadId),
    };
  },
});

/** Moves any of the firm's leads to another stage, by the same rules as for its adviser. */
export const moveFirmLead = change({
  right: 'enter-administration',
  input: moveFirmLeadInput,
  output: firmLeadSchema,
  touches: { object: 'lead', of: 'administrator', level: 'write' },
  sample: ({ id }) => ({ leadId: id, version: 1, to: 'contacted' }),
  run: async ({ ctx, actor, tx, input }) => {
    const lead = await lockFirmLead(tx, input);
    const { entries } = await changeLeadStage(tx, ctx, { actor, lead, input });
    return { value: await loadFirmLead(tx, input.leadId), entries };
  },
});

/** Records that a lead is not a duplicate: it belongs to another company than the lead that it was matched with. */
export const unmarkDuplicateLead = change({
  right: 'enter-administration',
  input: unmarkDuplicateInput,
  output: firmLeadSchema,
  touches: { object: 'lead', of: 'administrator', level: 'write' },
  sample: ({ id }) => ({ leadId: id, version: 1 }),
  run: async ({ ctx, tx, input }) => {
    const { leadId } = input;
    const { duplicateOf } = await lockFirmLead(tx, input);
    if (duplicateOf === null) return unchanged(await loadFirmLead(tx, leadId));
    await tx
      .update(sellBusinessLeads)
      .set({
        duplicateOf: null,
        duplicateReason: null,
        version: nextLeadVersion,
        updatedAt: ctx.now,
      })
      .where(eq(sellBusinessLeads.id, leadId));
    return changed(await loadFirmLead(tx, leadId), {
      action: 'lead.kept-apart',
      subjectType: 'lead',
      subjectId: leadId,
      before: { duplicateOf },
      after: { duplicateOf: null },
    });
  },
});

/** Retires the later lead of a merge: it is unassigned and no longer shown; the rest of its row does not change. */
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
  // Leads marked as duplicates of the later lead become duplicates of the remaining one; the earlier lead is
  // not marked as a duplicate of itself.
  await tx
    .update(sellBusinessLeads)
    .set({ duplicateOf: earlier.id })
    .where(and(eq(sellBusinessLeads.duplicateOf, lead.id), ne(sellBusinessLeads.id, earlier.id)));
  await tx.update(leadEvents).set({ leadId: earlier.id }).where(eq(leadEvents.leadId, lead.id));
  await tx.update(leadNotes).set({ leadId: earlier.id }).where(eq(leadNotes.leadId, lead.id));
};

/** The fields that the remaining lead takes over in addition to the fields that the administrator chose. */
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
 * Merges two leads of a company into the earlier one, with the chosen fields, both messages and both histories. Throws
 * `conflict` when either lead has changed since it was loaded.
 */
export const mergeFirmLeads = change({
  right: 'enter-administration',
  input: mergeLeadsInput,
  output: firmLeadSchema,
  touches: { object: 'lead', of: 'administrator', level: 'write' },
  sample: ({ id }) => ({ leadId: id, version: 1, earlierVersion: 1, choices: {} }),
  run: async ({ ctx, tx, input: { leadId, version, earlierVersion, choices } }) => {
    const lead = await lockFirmLead(tx, { leadId, version });
    if (lead.duplicateOf === null) throw new AppError('conflict');
    const earlier = await lockFirmLead(tx, { leadId: lead.duplicateOf, version: earlierVersion });
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
    return changed(await loadFirmLead(tx, earlier.id), {
      action: 'lead.merged',
      subjectType: 'lead',
      subjectId: earlier.id,
      before: { mergedLeadId: lead.id, advisorUserId: earlier.advisorUserId },
      after: { choices, advisorUserId: kept.advisorUserId },
    });
  },
});
