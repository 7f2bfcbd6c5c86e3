import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type {
  ShareRight,
  ValuationAccess,
} from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { and, eq, exists, getTableColumns, or, sql, type SQL } from 'drizzle-orm';

export type ValuationRow = typeof valuations.$inferSelect;
export type AccessibleValuation = ValuationRow & { access: ValuationAccess };

export interface ValuationOfPerson {
  id: string;
  userId: string;
}

/** `own` covers what only the owner may do: sharing, archiving, deleting, exporting. */
export type ValuationNeed = ShareRight | 'own';

const satisfied: Record<ValuationNeed, readonly ValuationAccess[]> = {
  read: ['owner', 'edit', 'read'],
  edit: ['owner', 'edit'],
  own: ['owner'],
};

export const hasEnoughAccess = (access: ValuationAccess, need: ValuationNeed): boolean =>
  satisfied[need].includes(access);

const accessQuery = preparedRead((builder) =>
  builder
    .select({ ...getTableColumns(valuations), right: valuationShares.right })
    .from(valuations)
    .leftJoin(
      valuationShares,
      and(
        eq(valuationShares.valuationId, valuations.id),
        eq(valuationShares.userId, sql.placeholder('userId')),
      ),
    )
    .where(eq(valuations.id, sql.placeholder('id'))),
);

/**
 * A valuation that the user may at least read. A valuation of other users and a missing one are both `not-found`. An
 * insufficient share is `forbidden`, because a user who may read a valuation knows that it exists.
 */
export const loadValuation = async (
  db: Database,
  { id, userId, need }: ValuationOfPerson & { need: ValuationNeed },
): Promise<AccessibleValuation> => {
  const [row] = await accessQuery(db, { id, userId });
  const access = row?.ownerId === userId ? 'owner' : row?.right;
  if (!row || !access) throw new AppError('not-found');
  if (!hasEnoughAccess(access, need)) throw new AppError('forbidden');
  const { right: _right, ...valuation } = row;
  return { ...valuation, access };
};

/** The only condition for writing a valuation's content, included in the statement that writes it. */
export const isEditableBy = (db: Database, { id, userId }: ValuationOfPerson): SQL | undefined =>
  and(
    eq(valuations.id, id),
    or(
      eq(valuations.ownerId, userId),
      exists(
        db
          .select({ one: sql`1` })
          .from(valuationShares)
          .where(
            and(
              eq(valuationShares.valuationId, valuations.id),
              eq(valuationShares.userId, userId),
              eq(valuationShares.right, 'edit'),
            ),
          ),
      ),
    ),
  );
