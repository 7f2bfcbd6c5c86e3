import type { Database } from '@valia/db/client.ts';
import { valuationNotes } from '@valia/db/schema/valuations/valuation-notes.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { ValuationIdInput } from '@valia/domain/valuations/valuation-schemas.ts';
import type { ValuationNote } from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
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
export const getValuationNote = async ({
  ctx,
  input: { id },
}: {
  ctx: ServiceContext;
  input: ValuationIdInput;
}): Promise<ValuationNote> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-valuations');
  await loadValuation(ctx.db, { id, userId, need: 'read' });
  return findNote(ctx.db, { id, userId });
};
