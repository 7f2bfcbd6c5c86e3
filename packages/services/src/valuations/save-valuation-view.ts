import { users } from '@valia/db/schema/users.ts';
import { valuationViews } from '@valia/db/schema/valuation-views.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  mostViews,
  type SaveValuationViewInput,
  type ValuationView,
} from '@valia/domain/valuations/valuation-list-schemas.ts';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { viewId } from './view-id.ts';

const isSameName = (one: string, other: string): boolean =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();

type Mine = Pick<ValuationView, 'id' | 'name'>;

/** Another tab may have renamed or deleted it meanwhile; a repeated call finds it renamed already. */
const requireUnchanged = (known: Mine | undefined, input: SaveValuationViewInput): void => {
  const { name, formerName } = input;
  if (formerName === undefined) return;
  if (known === undefined) throw new AppError('not-found');
  if (known.name !== formerName && known.name !== name)
    throw new AppError('invalid-input', [{ path: 'name', code: 'changed-by-another', params: {} }]);
};

/**
 * Keeps a view of mine under its id: a repeated call makes no second one, another search or name replaces it. No two
 * have one name: as tabs they could not be told apart.
 */
export const saveValuationView = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: SaveValuationViewInput;
}): Promise<ValuationView> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-valuations');
  const { id, name, search } = input;
  return ctx.db.transaction(async (tx) => {
    // Two at once would each count the views before the other's.
    const [person] = await tx
      .select({ status: users.status })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (person?.status === 'erased') throw new AppError('unauthenticated');
    const mine = await tx
      .select({ id: viewId, rowId: valuationViews.id, name: valuationViews.name })
      .from(valuationViews)
      .where(eq(valuationViews.userId, userId));
    const known = mine.find((view) => view.id === id);
    requireUnchanged(known, input);
    if (known === undefined && mine.length >= mostViews) {
      const params = { maximum: mostViews };
      throw new AppError('invalid-input', [{ path: 'name', code: 'too-many', params }]);
    }
    if (mine.some((view) => view.id !== id && isSameName(view.name, name)))
      throw new AppError('invalid-input', [{ path: 'name', code: 'name-taken', params: {} }]);
    await (known === undefined
      ? tx.insert(valuationViews).values({
          id: ctx.newId(),
          clientId: id,
          userId,
          name,
          search,
          createdAt: ctx.now,
        })
      : tx.update(valuationViews).set({ name, search }).where(eq(valuationViews.id, known.rowId)));
    await recordAudit(tx, ctx, {
      action: known === undefined ? 'valuation-view.created' : 'valuation-view.updated',
      subjectType: 'valuation-view',
      subjectId: id,
    });
    return { id, name, search };
  });
};
