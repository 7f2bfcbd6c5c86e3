import type { Database } from '@valia/db/client.ts';
import { valuationNotes } from '@valia/db/schema/valuations/valuation-notes.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { valuationIdInput } from '@valia/domain/valuations/valuation-schemas.ts';
import {
  saveNoteInput,
  type SaveNoteInput,
  type ValuationNote,
  valuationNoteSchema,
} from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { requireNotErased } from '../accounts/lock-account.ts';
import type { Transaction } from '../context/change-audited.ts';
import { longInputBytes } from '../verbs/body-bytes.ts';
import { change, changed, read, unchanged } from '../verbs/verb.ts';
import { loadValuation, type ValuationOfPerson } from './valuation-access.ts';

const noNote: ValuationNote = { text: '', updatedAt: null };

/** The row of one user's note on one valuation. */
const isNoteOf = ({ id, userId }: ValuationOfPerson) =>
  and(eq(valuationNotes.valuationId, id), eq(valuationNotes.userId, userId));

/** The user's own note; an empty one when there is none. The caller must have checked access to the valuation. */
const findNote = async (db: Database, key: ValuationOfPerson): Promise<ValuationNote> => {
  const [row] = await db
    .select({ text: valuationNotes.text, updatedAt: valuationNotes.updatedAt })
    .from(valuationNotes)
    .where(isNoteOf(key));
  return row ? { text: row.text, updatedAt: row.updatedAt.toISOString() } : noNote;
};

/** The caller's private note on a valuation that the caller may read; notes of other users are never returned. */
export const getValuationNote = read({
  right: 'work-on-own-valuations',
  input: valuationIdInput,
  output: valuationNoteSchema,
  touches: { object: 'valuation', of: 'owner', level: 'read' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor: { userId }, input: { id } }) => {
    await loadValuation(ctx.db, { id, userId, need: 'read' });
    return findNote(ctx.db, { id, userId });
  },
});

/** Overwrites the note if it is still the one that the user saw; returns whether it was. */
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
  const rows =
    text === ''
      ? await tx.delete(valuationNotes).where(isSeen).returning(written)
      : await tx
          .update(valuationNotes)
          .set({ text, updatedAt: now })
          .where(isSeen)
          .returning(written);
  return rows.length > 0;
};

/**
 * Saves the caller's private note over the one that was loaded. Sending the same text again succeeds; a note changed
 * elsewhere meanwhile is a `conflict`. The audit row records that the note changed, but not its text.
 */
export const saveValuationNote = change({
  right: 'work-on-own-valuations',
  input: saveNoteInput,
  output: valuationNoteSchema,
  touches: { object: 'valuation', of: 'owner', level: 'read' },
  sample: ({ id }) => ({ id, text: 'Nota', seen: null }),
  mostBodyBytes: longInputBytes,
  run: async ({ ctx, actor: { userId }, tx, input }) => {
    const key = { id: input.id, userId };
    await loadValuation(tx, { ...key, need: 'read' });
    const current = await findNote(tx, key);
    if (current.text === input.text) return unchanged(current);
    await requireNotErased(tx, userId);
    if (!(await writeNote(tx, { ...input, userId, now: ctx.now }))) throw new AppError('conflict');
    return changed(await findNote(tx, key), {
      action: 'valuation-note.saved',
      subjectType: 'valuation-note',
      subjectId: input.id,
    });
  },
});
