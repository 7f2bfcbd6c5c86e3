import type { Database } from '@valia/db/client.ts';
import { valuations } from '@valia/db/schema/valuations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { preparedRead } from './prepared-read.ts';
import { toValuationSummary } from './summary-columns.ts';

export type ValuationRow = typeof valuations.$inferSelect;

/** What the editor needs of a row. */
export const toValuation = (row: ValuationRow, snapshot: Valuation['snapshot']): Valuation => ({
  ...toValuationSummary(row),
  document: row.document,
  snapshot,
});

export interface ValuationOfOwner {
  id: string;
  ownerId: string;
}

/** The one condition under which a valuation is written: its id and its owner. */
export const isOwnValuation = ({ id, ownerId }: ValuationOfOwner): SQL | undefined =>
  and(eq(valuations.id, id), eq(valuations.ownerId, ownerId));

const ownQuery = preparedRead((db) =>
  db
    .select()
    .from(valuations)
    .where(
      and(
        eq(valuations.id, sql.placeholder('id')),
        eq(valuations.ownerId, sql.placeholder('ownerId')),
      ),
    )
    .prepare('own_valuation'),
);

/** A valuation of its owner; another's and a missing one are both `not-found`. */
export const loadOwnValuation = async (
  db: Database,
  { id, ownerId }: ValuationOfOwner,
): Promise<ValuationRow> => {
  const [row] = await ownQuery(db).execute({ id, ownerId });
  if (!row) throw new AppError('not-found');
  return row;
};
