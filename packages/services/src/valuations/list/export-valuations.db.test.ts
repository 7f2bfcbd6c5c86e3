import {
  exportValuationsInput,
  listValuationsInput,
} from '@valia/domain/valuations/valuation-list-inputs.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createValuationSuite, type ValuationSuite } from '../../testing/create-valuation-suite.ts';
import { exportValuations } from './export-valuations.ts';
import { listValuations } from './valuation-list-verbs.ts';

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
