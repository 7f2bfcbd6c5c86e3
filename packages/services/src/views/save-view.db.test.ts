import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { deleteView } from './delete-view.ts';
import { listSavedViews } from './list-saved-views.ts';
import { saveView } from './save-view.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const list = 'valuations';

describe('a view of mine', () => {
  const id = '0f2f7d76-31d7-4c5a-9f6c-2f3a1d0c9b11';
  const view = {
    id,
    name: 'Entregas de noviembre',
    search: { status: 'in_progress', updated: '30d' },
  };

  test('is kept, replaced under the same id, and gone when deleted', async () => {
    const ctx = suite.contextOf(suite.adviser);
    await saveView({ list, ctx, input: view });
    await saveView({ list, ctx, input: view });
    expect(await listSavedViews({ list, ctx })).toEqual({ views: [view] });
    await saveView({ list, ctx, input: { ...view, name: 'Otra' } });
    expect((await listSavedViews({ list, ctx })).views).toMatchObject([{ name: 'Otra' }]);
    const twin = { ...view, id: crypto.randomUUID(), name: 'OTRA' };
    await expect(saveView({ list, ctx, input: twin })).rejects.toMatchObject({
      fields: [{ path: 'name', code: 'name-taken' }],
    });
  });

  test('is renamed only where it is still called as it was seen, and is still there', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const renamed = { ...view, id: crypto.randomUUID(), name: 'Primera' };
    await saveView({ list, ctx, input: renamed });
    const second = { ...renamed, name: 'Segunda', formerName: 'Primera' };
    await saveView({ list, ctx, input: second });
    // Its answer got lost: asked again, it is done already.
    await saveView({ list, ctx, input: second });
    await expect(
      saveView({ list, ctx, input: { ...second, name: 'Tercera' } }),
    ).rejects.toMatchObject({ fields: [{ path: 'name', code: 'changed-by-another' }] });
    const { views } = await listSavedViews({ list, ctx });
    expect(views.find(({ id: one }) => one === renamed.id)?.name).toBe('Segunda');
    await deleteView({ list, ctx, input: { id: renamed.id } });
    await expect(
      saveView({ list, ctx, input: { ...second, formerName: 'Segunda' } }),
    ).rejects.toMatchObject({ code: 'not-found' });
    expect((await listSavedViews({ list, ctx })).views).toHaveLength(views.length - 1);
  });

  test('is nobody else’s: unseen, not replaced, not deleted', async () => {
    const ctx = suite.contextOf(suite.stranger);
    expect((await listSavedViews({ list, ctx })).views).toEqual([]);
    expect(await deleteView({ list, ctx, input: { id } })).toBeNull();
    const mine = suite.contextOf(suite.adviser);
    expect((await listSavedViews({ list, ctx: mine })).views).toHaveLength(1);
    await deleteView({ list, ctx: mine, input: { id } });
    expect((await listSavedViews({ list, ctx: mine })).views).toEqual([]);
  });

  test('an id that another’s view has is as good as any other, and tells nothing of theirs', async () => {
    const [mine, theirs] = [suite.contextOf(suite.adviser), suite.contextOf(suite.stranger)];
    await saveView({ list, ctx: mine, input: view });
    const own = { ...view, name: 'La mía' };
    expect(await saveView({ list, ctx: theirs, input: own })).toEqual(own);
    expect(await listSavedViews({ list, ctx: theirs })).toEqual({ views: [own] });
    expect(await listSavedViews({ list, ctx: mine })).toEqual({ views: [view] });
    for (const ctx of [mine, theirs]) await deleteView({ list, ctx, input: { id } });
    expect(await listSavedViews({ list, ctx: mine })).toEqual({ views: [] });
  });

  test('there are twenty at most, also when saved at once', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const saved = await Promise.allSettled(
      Array.from({ length: 25 }, (_, index) =>
        saveView({ list, ctx, input: { ...view, id: crypto.randomUUID(), name: `v${index}` } }),
      ),
    );
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect((await listSavedViews({ list, ctx })).views).toHaveLength(20);
  });
});

describe('the views of one list', () => {
  const view = { id: crypto.randomUUID(), name: 'Bloqueadas', search: { status: 'locked' } };

  test('are none of another’s, whose ids and names may be the same', async () => {
    const administrator = await createAdviser(suite.database.db, { role: 'admin' });
    const ctx = suite.contextOf(administrator);
    await saveView({ ctx, list: 'users', input: view });
    expect(await listSavedViews({ ctx, list: 'valuations' })).toEqual({ views: [] });
    const other = { ...view, search: { status: 'draft' } };
    await saveView({ ctx, list: 'valuations', input: other });
    await deleteView({ ctx, list: 'valuations', input: view });
    expect(await listSavedViews({ ctx, list: 'users' })).toEqual({ views: [view] });
  });

  test('are only for who has the list', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const refused = { code: 'forbidden' };
    await expect(listSavedViews({ ctx, list: 'users' })).rejects.toMatchObject(refused);
    await expect(saveView({ ctx, list: 'users', input: view })).rejects.toMatchObject(refused);
    await expect(deleteView({ ctx, list: 'users', input: view })).rejects.toMatchObject(refused);
  });
});
