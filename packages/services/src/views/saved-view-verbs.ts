import { savedViews } from '@valia/db/schema/workspace/saved-views.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  deleteViewInput,
  mostViews,
  saveViewInput,
  type SaveViewInput,
  type SavedView,
  type SavedViewList,
  savedViewRights,
  savedViewSchema,
  savedViewsSchema,
} from '@valia/domain/lists/saved-view-schemas.ts';
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { lockOwnRows } from '../accounts/lock-account.ts';
import type { Transaction } from '../context/change-audited.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { change, changed, read, unchanged } from '../verbs/verb.ts';

const ownView = { object: 'view', of: 'self', level: 'own', missing: 'accepted' } as const;

/** My named views of a list, the oldest first. */
const listViews = (list: SavedViewList) =>
  read({
    right: savedViewRights[list],
    ...withoutInput,
    output: savedViewsSchema,
    run: async ({ ctx, actor: { userId } }) => {
      const views = await ctx.db
        .select({ id: savedViews.clientId, name: savedViews.name, search: savedViews.search })
        .from(savedViews)
        .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list)))
        .orderBy(asc(savedViews.createdAt), asc(savedViews.id));
      return { views };
    },
  });

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

const findOwnViews = (tx: Transaction, userId: string, list: SavedViewList) =>
  tx
    .select({ id: savedViews.clientId, rowId: savedViews.id, name: savedViews.name })
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list)));

/**
 * Keeps a view of mine under its id: a repeated call makes no second one, another search or name replaces it. No two
 * of a list have one name: as tabs they could not be told apart.
 */
const saveView = (list: SavedViewList) =>
  change({
    right: savedViewRights[list],
    input: saveViewInput,
    output: savedViewSchema,
    touches: ownView,
    sample: ({ id, newId }) => ({ id, name: newId(), search: {} }),
    run: async ({ ctx, actor: { userId }, tx, input }) => {
      const { id, name, search } = input;
      await lockOwnRows(tx, userId);
      const mine = await findOwnViews(tx, userId, list);
      const known = mine.find((view) => view.id === id);
      requireUnchanged(known, input);
      if (known === undefined && mine.length >= mostViews) {
        const params = { maximum: mostViews };
        throw new AppError('invalid-input', [{ path: 'name', code: 'too-many', params }]);
      }
      if (mine.some((view) => view.id !== id && isSameName(view.name, name)))
        throw new AppError('invalid-input', [{ path: 'name', code: 'name-taken', params: {} }]);
      const view = { clientId: id, userId, list, name, search, createdAt: ctx.now };
      await (known === undefined
        ? tx.insert(savedViews).values({ id: ctx.newId(), ...view })
        : tx.update(savedViews).set({ name, search }).where(eq(savedViews.id, known.rowId)));
      const action = known === undefined ? 'view.created' : 'view.updated';
      const entry = { action, subjectType: 'view', subjectId: id, after: { list } };
      return changed({ id, name, search }, entry);
    },
  });

/** What is gone already is as good as deleted; another's stays, and is answered alike. */
const deleteView = (list: SavedViewList) =>
  change({
    right: savedViewRights[list],
    input: deleteViewInput,
    output: z.null(),
    touches: ownView,
    sample: ({ id }) => ({ id }),
    run: async ({ actor: { userId }, tx, input: { id } }) => {
      const { clientId } = savedViews;
      const isOne = and(eq(clientId, id), eq(savedViews.userId, userId), eq(savedViews.list, list));
      const deleted = await tx.delete(savedViews).where(isOne).returning({ id: savedViews.id });
      if (deleted.length === 0) return unchanged(null);
      const entry = {
        action: 'view.deleted',
        subjectType: 'view',
        subjectId: id,
        after: { list },
      };
      return changed(null, entry);
    },
  });

/** The named views of one list, for whoever has the list. */
export const savedViewVerbs = (list: SavedViewList) => ({
  views: listViews(list),
  saveView: saveView(list),
  deleteView: deleteView(list),
});
