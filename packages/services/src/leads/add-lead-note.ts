import { leadNotes } from '@valia/db/schema/network/lead-notes.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { addLeadNoteInput, leadNoteSchema } from '@valia/domain/leads/lead-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { act } from '../verbs/verb.ts';
import { loadOwnLead } from './own-leads.ts';

/** A private note on a lead of mine; sent again under the same id it is the same note. */
export const addLeadNote = act({
  right: 'work-on-own-leads',
  input: addLeadNoteInput,
  output: leadNoteSchema,
  touches: { object: 'lead', of: 'self', level: 'own' },
  sample: ({ id, newId }) => ({ leadId: id, noteId: newId(), text: 'Llamar por la tarde' }),
  run: async ({ ctx, actor: { userId }, input: { leadId, noteId, text } }) =>
    changeAudited(ctx, async (tx) => {
      await loadOwnLead(tx, { leadId, userId });
      const added = await tx
        .insert(leadNotes)
        .values({ id: noteId, leadId, userId, text, createdAt: ctx.now })
        .onConflictDoNothing()
        .returning();
      if (added.length > 0) {
        await recordAudit(tx, ctx, {
          action: 'lead.note-added',
          subjectType: 'lead',
          subjectId: leadId,
        });
      }
      const [note] = await tx
        .select()
        .from(leadNotes)
        .where(
          and(eq(leadNotes.id, noteId), eq(leadNotes.leadId, leadId), eq(leadNotes.userId, userId)),
        );
      if (note === undefined || note.text !== text) throw new AppError('conflict');
      return { id: note.id, text: note.text, at: note.createdAt.toISOString() };
    }),
});
