import { valuationNotes } from '@valia/db/schema/valuations/valuation-notes.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  saveNoteInput,
  type SaveNoteInput,
  valuationNoteSchema,
} from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { requireNotErased } from '../accounts/lock-account.ts';
import { changeAudited, type Transaction } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { longInputBytes } from '../verbs/body-bytes.ts';
import { act } from '../verbs/verb.ts';
import { findNote, isNoteOf } from './get-valuation-note.ts';
import { loadValuation, type ValuationOfPerson } from './valuation-access.ts';

/** Writes over the note that was seen, and says whether it still was that one. */
const writeNote = async (
  tx: Transaction,
  { id, userId, text, seen, now }: SaveNoteInput & ValuationOfPerson & { now: Date },
): Promise<boolean> => {
  const key = { id, userId };
  const written = { updatedAt: valuationNotes.updatedAt };
  if (seen === null) {
    if (text === '') return false;
    const made = await tx
      .insert(valuationNotes)
      .values({ valuationId: id, userId, text, updatedAt: now })
      .onConflictDoNothing()
      .returning(written);
    return made.length > 0;
  }
  const isSeen = and(isNoteOf(key), eq(valuationNotes.updatedAt, new Date(seen)));
  const changed =
    text === ''
      ? await tx.delete(valuationNotes).where(isSeen).returning(written)
      : await tx
          .update(valuationNotes)
          .set({ text, updatedAt: now })
          .where(isSeen)
          .returning(written);
  return changed.length > 0;
};

/**
 * Saves my private note over the one I saw. The same text again is answered as saved; a note that I changed
 * elsewhere meanwhile is a `conflict`. The audit row says that it changed, never what it says.
 */
export const saveValuationNote = act({
  right: 'work-on-own-valuations',
  input: saveNoteInput,
  output: valuationNoteSchema,
  touches: { object: 'valuation', of: 'owner', level: 'read' },
  sample: ({ id }) => ({ id, text: 'Nota', seen: null }),
  mostBodyBytes: longInputBytes,
  run: async ({ ctx, actor: { userId }, input }) => {
    const key = { id: input.id, userId };
    return changeAudited(ctx, async (tx) => {
      await loadValuation(tx, { ...key, need: 'read' });
      const current = await findNote(tx, key);
      if (current.text === input.text) return current;
      await requireNotErased(tx, userId);
      if (!(await writeNote(tx, { ...input, userId, now: ctx.now })))
        throw new AppError('conflict');
      await recordAudit(tx, ctx, {
        action: 'valuation-note.saved',
        subjectType: 'valuation-note',
        subjectId: input.id,
      });
      return findNote(tx, key);
    });
  },
});
