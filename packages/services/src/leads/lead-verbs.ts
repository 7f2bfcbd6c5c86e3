import { leadNotes } from '@valia/db/schema/network/lead-notes.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { documentOfLead } from '@valia/domain/leads/document-of-lead.ts';
import {
  addLeadNoteInput,
  leadItemSchema,
  leadNoteSchema,
  moveLeadInput,
  setNextStepInput,
  valuedLeadSchema,
  valueLeadInput,
} from '@valia/domain/leads/lead-schemas.ts';
import { isOpenLead } from '@valia/domain/leads/lead-stage.ts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { createDraft } from '../valuations/valuation-verbs.ts';
import { writeDocument, parseReplacementDocument } from '../valuations/write-document.ts';
import { change, type Changed, changed, unchanged } from '../verbs/verb.ts';
import { changeLeadStage } from './change-lead-stage.ts';
import { type LeadRow, loadOwnLead, lockOwnLead, writeLead } from './own-leads.ts';
import { recordLeadEvent } from './record-lead-event.ts';

/** Moves a lead of the caller to another stage. */
export const moveLead = change({
  right: 'work-on-own-leads',
  input: moveLeadInput,
  output: leadItemSchema,
  touches: { object: 'lead', of: 'self', level: 'own' },
  sample: ({ id }) => ({ leadId: id, version: 1, to: 'contacted' }),
  run: async ({ ctx, actor, tx, input }) => {
    const { leadId, version } = input;
    const lead = await lockOwnLead(tx, { leadId, userId: actor.userId, version });
    return changeLeadStage(tx, ctx, { actor, lead, input });
  },
});

/** Sets the next step and its date; the previous step is recorded in the history as done, or is replaced. */
export const setNextStep = change({
  right: 'work-on-own-leads',
  input: setNextStepInput,
  output: leadItemSchema,
  touches: { object: 'lead', of: 'self', level: 'own' },
  sample: ({ id }) => ({ leadId: id, version: 1, nextStep: null, isDone: false }),
  run: async ({ ctx, actor: { userId }, tx, input: { leadId, version, nextStep, isDone } }) => {
    const lead = await lockOwnLead(tx, { leadId, userId, version });
    if (nextStep !== null && !isOpenLead(lead.stage)) throw new AppError('lead-stage-refused');
    if (isDone && lead.nextStepText !== null) {
      await recordLeadEvent(tx, ctx, { leadId, kind: 'next-step-done', text: lead.nextStepText });
    }
    if (nextStep !== null) {
      await recordLeadEvent(tx, ctx, { leadId, kind: 'next-step-set', text: nextStep.text });
    }
    const item = await writeLead(tx, lead, {
      nextStepText: nextStep?.text ?? null,
      nextStepAt: nextStep === null ? null : new Date(nextStep.at),
      updatedAt: ctx.now,
    });
    return changed(item, {
      action: 'lead.next-step-set',
      subjectType: 'lead',
      subjectId: leadId,
      before: { at: lead.nextStepAt?.toISOString() ?? null },
      after: { at: nextStep?.at ?? null, isDone },
    });
  },
});

/** Adds a private note to a lead of the caller. Sending it again under the same id adds no second note. */
export const addLeadNote = change({
  right: 'work-on-own-leads',
  input: addLeadNoteInput,
  output: leadNoteSchema,
  touches: { object: 'lead', of: 'self', level: 'own' },
  sample: ({ id, newId }) => ({ leadId: id, noteId: newId(), text: 'Llamar por la tarde' }),
  run: async ({ ctx, actor: { userId }, tx, input: { leadId, noteId, text } }) => {
    await loadOwnLead(tx, { leadId, userId });
    const added = await tx
      .insert(leadNotes)
      .values({ id: noteId, leadId, userId, text, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning();
    const [note] = await tx
      .select()
      .from(leadNotes)
      .where(
        and(eq(leadNotes.id, noteId), eq(leadNotes.leadId, leadId), eq(leadNotes.userId, userId)),
      );
    if (note === undefined || note.text !== text) throw new AppError('conflict');
    const value = { id: note.id, text: note.text, at: note.createdAt.toISOString() };
    return added.length === 0
      ? unchanged(value)
      : changed(value, { action: 'lead.note-added', subjectType: 'lead', subjectId: leadId });
  },
});

const createValuationOfLead = async (
  tx: Transaction,
  ctx: ServiceContext,
  { lead, clientId, userId }: { lead: LeadRow; clientId: string; userId: string },
): Promise<Changed<string>> => {
  const { companyName, kind } = lead;
  const type = kind === 'buy' ? 'potential_acquisition' : 'client_business';
  const input = { clientId, type, method: 'mixed', companyName } as const;
  const created = await createDraft(tx, ctx, { userId, input });
  const { id, status } = created.value;
  if (status !== 'draft') throw new AppError('conflict');
  const saved = await writeDocument(tx, ctx, {
    id,
    userId,
    propose: (current) => parseReplacementDocument(current, documentOfLead(current.document, lead)),
  });
  return { value: id, entries: [...created.entries, ...saved.entries] };
};

/**
 * Starts a valuation of a lead's company with the lead's data, owned by the caller. If the lead already has a
 * valuation, that one is returned, so that a repeated call creates no second one.
 */
export const valueLead = change({
  right: 'work-on-own-leads',
  input: valueLeadInput,
  output: valuedLeadSchema,
  touches: { object: 'lead', of: 'self', level: 'own' },
  sample: ({ id, newId }) => ({ leadId: id, valuationId: newId() }),
  run: async ({ ctx, actor: { userId }, tx, input: { leadId, valuationId: clientId } }) => {
    const { version } = await loadOwnLead(tx, { leadId, userId });
    const lead = await lockOwnLead(tx, { leadId, userId, version });
    if (lead.valuedAs !== null) {
      const mine = and(eq(valuations.id, lead.valuedAs), eq(valuations.ownerId, userId));
      if ((await tx.$count(valuations, mine)) > 0) return unchanged({ valuationId: lead.valuedAs });
    }
    const begun = await createValuationOfLead(tx, ctx, { lead, clientId, userId });
    const valuationId = begun.value;
    await recordLeadEvent(tx, ctx, { leadId, kind: 'valuation-begun' });
    await writeLead(tx, lead, { valuedAs: valuationId, updatedAt: ctx.now });
    return changed({ valuationId }, ...begun.entries, {
      action: 'lead.valuation-begun',
      subjectType: 'lead',
      subjectId: leadId,
      after: { valuationId },
    });
  },
});
