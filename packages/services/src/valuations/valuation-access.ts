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

/** `own` is what only the owner does: sharing, archiving, deleting, exporting. */
export type ValuationNeed = ShareRight | 'own';

const satisfied: Record<ValuationNeed, readonly ValuationAccess[]> = {
  read: ['owner', 'edit', 'read'],
  edit: ['owner', 'edit'],
  own: ['owner'],
};

export const isEnough = (access: ValuationAccess, need: ValuationNeed): boolean =>
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
 * A valuation that the person may at least read; another's and a missing one are both `not-found`. A share too
 * weak for the need is `forbidden`: whoever may read a valuation knows that it exists.
 */
export const loadValuation = async (
  db: Database,
  { id, userId, need }: ValuationOfPerson & { need: ValuationNeed },
): Promise<AccessibleValuation> => {
  const [row] = await accessQuery(db, { id, userId });
  const access = row?.ownerId === userId ? 'owner' : row?.right;
  if (!row || !access) throw new AppError('not-found');
  if (!isEnough(access, need)) throw new AppError('forbidden');
  const { right: _right, ...valuation } = row;
  return { ...valuation, access };
};

/** The one condition under which a valuation's content is written, held by the statement that writes it. */
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
