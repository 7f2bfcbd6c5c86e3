import type { Database } from '@valia/db/client.ts';
import { valuationNotes } from '@valia/db/schema/valuations/valuation-notes.ts';
import { valuationIdInput } from '@valia/domain/valuations/valuation-schemas.ts';
import {
  type ValuationNote,
  valuationNoteSchema,
} from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { read } from '../verbs/verb.ts';
import { loadValuation, type ValuationOfPerson } from './valuation-access.ts';

const noNote: ValuationNote = { text: '', updatedAt: null };

/** The row of one person's note on one valuation. */
export const isNoteOf = ({ id, userId }: ValuationOfPerson) =>
  and(eq(valuationNotes.valuationId, id), eq(valuationNotes.userId, userId));

/** The person's own note, whose access the caller has checked; an empty one where there is none. */
export const findNote = async (db: Database, key: ValuationOfPerson): Promise<ValuationNote> => {
  const [row] = await db
    .select({ text: valuationNotes.text, updatedAt: valuationNotes.updatedAt })
    .from(valuationNotes)
    .where(isNoteOf(key));
  return row ? { text: row.text, updatedAt: row.updatedAt.toISOString() } : noNote;
};

/** My private note on a valuation that I may read: nobody else's is ever answered. */
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
