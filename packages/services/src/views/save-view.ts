import { savedViews } from '@valia/db/schema/workspace/saved-views.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  mostViews,
  savedViewLists,
  type SavedView,
  type SavedViewList,
  type SaveViewInput,
} from '@valia/domain/lists/saved-view-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { lockOwnRows } from '../accounts/lock-account.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';

const isSameName = (one: string, other: string): boolean =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();

type Mine = Pick<SavedView, 'id' | 'name'>;

/** Another tab may have renamed or deleted it meanwhile; a repeated call finds it renamed already. */
const requireUnchanged = (known: Mine | undefined, { name, formerName }: SaveViewInput): void => {
  if (formerName === undefined) return;
  if (known === undefined) throw new AppError('not-found');
  if (known.name !== formerName && known.name !== name)
    throw new AppError('invalid-input', [{ path: 'name', code: 'changed-by-another', params: {} }]);
};

/**
 * Keeps a view of mine under its id: a repeated call makes no second one, another search or name replaces it. No two
 * of a list have one name: as tabs they could not be told apart.
 */
export const saveView = async ({
  ctx,
  list,
  input,
}: {
  ctx: ServiceContext;
  list: SavedViewList;
  input: SaveViewInput;
}): Promise<SavedView> => {
  const { userId } = requireRight(ctx.actor, savedViewLists[list].right);
  const { id, name, search } = input;
  return changeAudited(ctx, async (tx) => {
    await lockOwnRows(tx, userId);
    const mine = await tx
      .select({ id: savedViews.clientId, rowId: savedViews.id, name: savedViews.name })
      .from(savedViews)
      .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list)));
    const known = mine.find((view) => view.id === id);
    requireUnchanged(known, input);
    if (known === undefined && mine.length >= mostViews) {
      const params = { maximum: mostViews };
      throw new AppError('invalid-input', [{ path: 'name', code: 'too-many', params }]);
    }
    if (mine.some((view) => view.id !== id && isSameName(view.name, name)))
      throw new AppError('invalid-input', [{ path: 'name', code: 'name-taken', params: {} }]);
    const kept = { clientId: id, userId, list, name, search, createdAt: ctx.now };
    await (known === undefined
      ? tx.insert(savedViews).values({ id: ctx.newId(), ...kept })
      : tx.update(savedViews).set({ name, search }).where(eq(savedViews.id, known.rowId)));
    await recordAudit(tx, ctx, {
      action: known === undefined ? 'view.created' : 'view.updated',
      subjectType: 'view',
      subjectId: id,
      after: { list },
    });
    return { id, name, search };
  });
};
