import { savedViews } from '@valia/db/schema/workspace/saved-views.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  deleteViewInput,
  maxSavedViews,
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

/** The caller's saved views of a list, the oldest first. */
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

/**
 * Throws if another tab has renamed or deleted the view meanwhile. A repeated call finds the new name and is accepted.
 */
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
 * Saves a view of the caller under its id: a repeated call creates no second view, and a different search or name
 * replaces it. Two views of a list cannot have the same name, because their tabs would look the same.
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
      if (known === undefined && mine.length >= maxSavedViews) {
        const params = { maximum: maxSavedViews };
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

/**
 * A view that no longer exists counts as deleted. A view of another user is not deleted, and the answer is the same.
 */
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

/** The saved view verbs of one list, for users with the right to that list. */
export const savedViewVerbs = (list: SavedViewList) => ({
  views: listViews(list),
  saveView: saveView(list),
  deleteView: deleteView(list),
});
