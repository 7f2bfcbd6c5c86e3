import {
  exportValuationsInput,
  listValuationsInput,
} from '@valia/domain/valuations/valuation-list-schemas.ts';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { deleteValuationView } from './delete-valuation-view.ts';
import { exportValuations } from './export-valuations.ts';
import { listValuationViews } from './list-valuation-views.ts';
import { listValuations } from './list-valuations.ts';
import { saveValuationView } from './save-valuation-view.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

describe('exporting the list', () => {
  const exported = (input: z.input<typeof exportValuationsInput>, person = suite.adviser) =>
    exportValuations({ ctx: suite.contextOf(person), input: exportValuationsInput.parse(input) });

  test('gives the rows of the list in its order, with what only a file has room for', async () => {
    const ctx = suite.contextOf(suite.adviser);
    await suite.given(ctx, { status: 'completed' });
    await suite.given(ctx);
    const { items } = await listValuations({ ctx, input: listValuationsInput.parse({}) });
    const { rows, nextCursor, total } = await exported({});
    expect(total).toBe(items.length);
    expect(rows.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(nextCursor).toBeNull();
    const completed = rows.find(({ status }) => status === 'completed');
    expect(completed?.ebitda).toBeGreaterThan(0);
    expect(completed?.impliedMultiple).toBeGreaterThan(0);
    expect(completed?.completedAt).toBe(completed?.updatedAt);
    expect(rows.find(({ status }) => status === 'draft')?.completedAt).toBeNull();
    expect((await exported({ ids: [items[0]?.id ?? ''] })).rows).toHaveLength(1);
  });

  test('of another’s ids gives nothing, and of what is shared is forbidden', async () => {
    const { id } = await suite.given(suite.contextOf(suite.adviser));
    expect((await exported({ ids: [id] }, suite.stranger)).rows).toEqual([]);
    await expect(exported({ scope: 'shared' })).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a view of mine', () => {
  const id = '0f2f7d76-31d7-4c5a-9f6c-2f3a1d0c9b11';
  const view = {
    id,
    name: 'Entregas de noviembre',
    search: { status: 'in_progress', updated: '30d' },
  };

  test('is kept, replaced under the same id, and gone when deleted', async () => {
    const ctx = suite.contextOf(suite.adviser);
    await saveValuationView({ ctx, input: view });
    await saveValuationView({ ctx, input: view });
    expect(await listValuationViews({ ctx })).toEqual({ views: [view] });
    await saveValuationView({ ctx, input: { ...view, name: 'Otra' } });
    expect((await listValuationViews({ ctx })).views).toMatchObject([{ name: 'Otra' }]);
    const twin = { ...view, id: crypto.randomUUID(), name: 'OTRA' };
    await expect(saveValuationView({ ctx, input: twin })).rejects.toMatchObject({
      fields: [{ path: 'name', code: 'name-taken' }],
    });
  });

  test('is renamed only where it is still called as it was seen, and is still there', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const renamed = { ...view, id: crypto.randomUUID(), name: 'Primera' };
    await saveValuationView({ ctx, input: renamed });
    const second = { ...renamed, name: 'Segunda', formerName: 'Primera' };
    await saveValuationView({ ctx, input: second });
    // Its answer got lost: asked again, it is done already.
    await saveValuationView({ ctx, input: second });
    await expect(
      saveValuationView({ ctx, input: { ...second, name: 'Tercera' } }),
    ).rejects.toMatchObject({ fields: [{ path: 'name', code: 'changed-by-another' }] });
    const { views } = await listValuationViews({ ctx });
    expect(views.find(({ id: one }) => one === renamed.id)?.name).toBe('Segunda');
    await deleteValuationView({ ctx, input: { id: renamed.id } });
    await expect(
      saveValuationView({ ctx, input: { ...second, formerName: 'Segunda' } }),
    ).rejects.toMatchObject({ code: 'not-found' });
    expect((await listValuationViews({ ctx })).views).toHaveLength(views.length - 1);
  });

  test('is nobody else’s: unseen, not replaced, not deleted', async () => {
    const ctx = suite.contextOf(suite.stranger);
    expect((await listValuationViews({ ctx })).views).toEqual([]);
    expect(await deleteValuationView({ ctx, input: { id } })).toBeNull();
    const mine = suite.contextOf(suite.adviser);
    expect((await listValuationViews({ ctx: mine })).views).toHaveLength(1);
    await deleteValuationView({ ctx: mine, input: { id } });
    expect((await listValuationViews({ ctx: mine })).views).toEqual([]);
  });

  test('an id that another’s view has is as good as any other, and tells nothing of theirs', async () => {
    const [mine, theirs] = [suite.contextOf(suite.adviser), suite.contextOf(suite.stranger)];
    await saveValuationView({ ctx: mine, input: view });
    const own = { ...view, name: 'La mía' };
    expect(await saveValuationView({ ctx: theirs, input: own })).toEqual(own);
    expect(await listValuationViews({ ctx: theirs })).toEqual({ views: [own] });
    expect(await listValuationViews({ ctx: mine })).toEqual({ views: [view] });
    for (const ctx of [mine, theirs]) await deleteValuationView({ ctx, input: { id } });
    expect(await listValuationViews({ ctx: mine })).toEqual({ views: [] });
  });

  test('there are twenty at most, also when saved at once', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const saved = await Promise.allSettled(
      Array.from({ length: 25 }, (_, index) =>
        saveValuationView({ ctx, input: { ...view, id: crypto.randomUUID(), name: `v${index}` } }),
      ),
    );
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect((await listValuationViews({ ctx })).views).toHaveLength(20);
  });
});
