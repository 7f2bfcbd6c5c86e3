import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { savedViewVerbs } from './saved-view-verbs.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const { views: listSavedViews, saveView, deleteView } = savedViewVerbs('valuations');
const ofUsers = savedViewVerbs('users');

describe('a view of mine', () => {
  const id = '0f2f7d76-31d7-4c5a-9f6c-2f3a1d0c9b11';
  const view = {
    id,
    name: 'Entregas de noviembre',
    search: { status: 'in_progress', updated: '30d' },
  };

  test('is kept, replaced under the same id, and gone when deleted', async () => {
    const ctx = suite.contextOf(suite.adviser);
    await saveView({ ctx, input: view });
    await saveView({ ctx, input: view });
    expect(await listSavedViews({ ctx })).toEqual({ views: [view] });
    await saveView({ ctx, input: { ...view, name: 'Otra' } });
    expect((await listSavedViews({ ctx })).views).toMatchObject([{ name: 'Otra' }]);
    const twin = { ...view, id: crypto.randomUUID(), name: 'OTRA' };
    await expect(saveView({ ctx, input: twin })).rejects.toMatchObject({
      fields: [{ path: 'name', code: 'name-taken' }],
    });
  });

  test('is renamed only where it is still called as it was seen, and is still there', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const renamed = { ...view, id: crypto.randomUUID(), name: 'Primera' };
    await saveView({ ctx, input: renamed });
    const second = { ...renamed, name: 'Segunda', formerName: 'Primera' };
    await saveView({ ctx, input: second });
    // The answer was lost: the repeated call finds the view already renamed.
    await saveView({ ctx, input: second });
    await expect(saveView({ ctx, input: { ...second, name: 'Tercera' } })).rejects.toMatchObject({
      fields: [{ path: 'name', code: 'changed-by-another' }],
    });
    const { views } = await listSavedViews({ ctx });
    expect(views.find(({ id: one }) => one === renamed.id)?.name).toBe('Segunda');
    await deleteView({ ctx, input: { id: renamed.id } });
    await expect(
      saveView({ ctx, input: { ...second, formerName: 'Segunda' } }),
    ).rejects.toMatchObject({ code: 'not-found' });
    expect((await listSavedViews({ ctx })).views).toHaveLength(views.length - 1);
  });

  test('is nobody else’s: unseen, not replaced, not deleted', async () => {
    const ctx = suite.contextOf(suite.stranger);
    expect((await listSavedViews({ ctx })).views).toEqual([]);
    expect(await deleteView({ ctx, input: { id } })).toBeNull();
    const mine = suite.contextOf(suite.adviser);
    expect((await listSavedViews({ ctx: mine })).views).toHaveLength(1);
    await deleteView({ ctx: mine, input: { id } });
    expect((await listSavedViews({ ctx: mine })).views).toEqual([]);
  });

  test('an id that another’s view has is as good as any other, and tells nothing of theirs', async () => {
    const [mine, theirs] = [suite.contextOf(suite.adviser), suite.contextOf(suite.stranger)];
    await saveView({ ctx: mine, input: view });
    const own = { ...view, name: 'La mía' };
    expect(await saveView({ ctx: theirs, input: own })).toEqual(own);
    expect(await listSavedViews({ ctx: theirs })).toEqual({ views: [own] });
    expect(await listSavedViews({ ctx: mine })).toEqual({ views: [view] });
    for (const ctx of [mine, theirs]) await deleteView({ ctx, input: { id } });
    expect(await listSavedViews({ ctx: mine })).toEqual({ views: [] });
  });

  test('there are twenty at most, also when saved at once', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const saved = await Promise.allSettled(
      Array.from({ length: 25 }, (_, index) =>
        saveView({ ctx, input: { ...view, id: crypto.randomUUID(), name: `v${index}` } }),
      ),
    );
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect((await listSavedViews({ ctx })).views).toHaveLength(20);
  });
});

describe('the views of one list', () => {
  const view = { id: crypto.randomUUID(), name: 'Bloqueadas', search: { status: 'locked' } };

  test('are none of another’s, whose ids and names may be the same', async () => {
    const administrator = await createAdviser(suite.database.db, {
      role: 'admin',
      secondFactor: true,
    });
    const ctx = suite.contextOf(administrator);
    await ofUsers.saveView({ ctx, input: view });
    expect(await listSavedViews({ ctx })).toEqual({ views: [] });
    const other = { ...view, search: { status: 'draft' } };
    await saveView({ ctx, input: other });
    await deleteView({ ctx, input: view });
    expect(await ofUsers.views({ ctx })).toEqual({ views: [view] });
  });

  test('are only for who has the list', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const refused = { code: 'forbidden' };
    await expect(ofUsers.views({ ctx })).rejects.toMatchObject(refused);
    await expect(ofUsers.saveView({ ctx, input: view })).rejects.toMatchObject(refused);
    await expect(ofUsers.deleteView({ ctx, input: view })).rejects.toMatchObject(refused);
  });
});
