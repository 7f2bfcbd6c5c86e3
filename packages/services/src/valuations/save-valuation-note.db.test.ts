import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { failureCodes } from '../testing/failure-codes.ts';
import { shareValuation } from './sharing/share-verbs.ts';
import { getValuationNote, saveValuationNote } from './valuation-note-verbs.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const noNote = { text: '', updatedAt: null };

describe('a private note', () => {
  test('is its writer’s alone, the owner’s as well as that of who shares the valuation', async () => {
    const owner = suite.contextOf(suite.adviser);
    const theirs = suite.contextOf(suite.stranger);
    const { id } = await suite.given(owner);
    await shareValuation({ ctx: owner, input: { id, email: suite.stranger.email, right: 'edit' } });
    await saveValuationNote({ ctx: owner, input: { id, text: 'Pedir el modelo 200', seen: null } });
    expect(await getValuationNote({ ctx: theirs, input: { id } })).toEqual(noNote);
    await saveValuationNote({ ctx: theirs, input: { id, text: 'Dudo del margen', seen: null } });
    expect(await getValuationNote({ ctx: owner, input: { id } })).toMatchObject({
      text: 'Pedir el modelo 200',
    });
  });

  test('is never in the log, which only says that it changed', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id } = await suite.given(ctx);
    await saveValuationNote({ ctx, input: { id, text: 'Solo para mí', seen: null } });
    const rows = await suite.database.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.subjectId, id));
    expect(rows.filter(({ action }) => action === 'valuation-note.saved')).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('Solo para mí');
  });

  test('emptied is no note', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id } = await suite.given(ctx);
    const { updatedAt } = await saveValuationNote({ ctx, input: { id, text: 'A', seen: null } });
    expect(await saveValuationNote({ ctx, input: { id, text: '', seen: updatedAt } })).toEqual(
      noNote,
    );
    expect(await getValuationNote({ ctx, input: { id } })).toEqual(noNote);
  });

  test('changed in another window meanwhile is a conflict, and the other text stays', async () => {
    const start = new Date('2026-11-02T09:00:00.000Z');
    const ctx = suite.contextOf(suite.adviser, { now: start });
    const later = suite.contextOf(suite.adviser, { now: new Date(start.getTime() + 1_000) });
    const { id } = await suite.given(ctx);
    const first = await saveValuationNote({ ctx, input: { id, text: 'Una', seen: null } });
    const seen = first.updatedAt;
    await saveValuationNote({ ctx: later, input: { id, text: 'Dos', seen } });
    await expect(
      saveValuationNote({ ctx: later, input: { id, text: 'Tres', seen } }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      saveValuationNote({ ctx: later, input: { id, text: 'Cuatro', seen: null } }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await getValuationNote({ ctx, input: { id } })).toMatchObject({ text: 'Dos' });
  });

  test('saved twice because the first answer got lost is answered as the first time', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id } = await suite.given(ctx);
    const input = { id, text: 'Una vez', seen: null };
    const first = await saveValuationNote({ ctx, input });
    expect(await saveValuationNote({ ctx, input })).toEqual(first);
  });

  test('begun ten times at once keeps one, and the others learn of it', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id } = await suite.given(ctx);
    const settled = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        saveValuationNote({ ctx, input: { id, text: `Nota ${index}`, seen: null } }),
      ),
    );
    expect(failureCodes(settled)).toEqual(Array.from({ length: 9 }, () => 'conflict'));
  });
});
