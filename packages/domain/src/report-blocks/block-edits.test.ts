import { describe, expect, test } from 'vitest';
import { mergeDocuments } from '../valuation-merge/merge-documents.ts';
import { valdeorzaDocument } from '../demo/valdeorza-document.ts';
import { valuationDocumentSchema } from '../valuations/document/valuation-document.ts';
import {
  confirmTexts,
  excludeBlock,
  moveBlock,
  includeBlock,
  regenerateBlock,
  writeBlock,
} from './block-edits.ts';
import { blockIds } from './block-ids.ts';
import { groupByChapter, isBlockExcluded, orderedBlocks } from './block-order.ts';
import { changedFigures } from './stored-figures.ts';

const document = valdeorzaDocument();
const money = (value: number) => ({ kind: 'money' as const, value, currency: 'EUR' });
const print = ({ value }: { value: string | number }): string => String(value);

describe('the order of blocks', () => {
  test('is the usual one until one is moved, and comes back with it', () => {
    expect(orderedBlocks(document)).toEqual(blockIds);
    const moved = moveBlock(document, 'sector', 0);
    expect(orderedBlocks(moved).slice(0, 2)).toEqual(['sector', 'identity']);
    const back = moveBlock(moved, 'sector', blockIds.indexOf('sector'));
    expect(back.report?.blocks).toEqual({});
    const last = moveBlock(document, 'identity', blockIds.length - 1);
    expect(orderedBlocks(last).at(-1)).toBe('identity');
  });

  test('every block reaches every place', () => {
    for (const id of blockIds) {
      for (const index of blockIds.keys()) {
        const moved = moveBlock(document, id, index);
        expect(orderedBlocks(moved).indexOf(id)).toBe(index);
        expect(valuationDocumentSchema.safeParse(moved).success).toBe(true);
      }
    }
  });

  test('two people who move different blocks both keep their moves', () => {
    const mine = moveBlock(document, 'limits', 0);
    const theirs = moveBlock(document, 'sources', 3);
    const merged = orderedBlocks(mergeDocuments(document, mine, theirs));
    expect([merged.indexOf('limits'), merged[4]]).toEqual([0, 'sources']);
  });

  test('a block moved among others follows under their chapter, and no title comes twice', () => {
    const ids = orderedBlocks(moveBlock(document, 'limits', 3)).map((id) => ({ id }));
    const chapters = groupByChapter(ids);
    const names = chapters.map(({ chapter }) => chapter);
    expect(names).toEqual([...new Set(names)]);
    expect(chapters.flatMap(({ blocks }) => blocks.map(({ id }) => id))).toHaveLength(
      blockIds.length,
    );
  });

  test('chapters without any text stand where they usually do', () => {
    const chapters = groupByChapter([{ id: 'identity' }, { id: 'signature' }]);
    expect(chapters.map(({ chapter }) => chapter)).toEqual([
      'scope',
      'company',
      'basis',
      'calculation',
      'analysis',
      'closing',
    ]);
  });
});

describe('own texts', () => {
  const text = { text: 'Vale 2,5 M€.', figures: { 'conclusion.value': money(2_500_000) } };

  test('are of one language, and writing anew leaves the others', () => {
    const both = writeBlock(
      writeBlock(document, 'conclusion', 'es', text),
      'conclusion',
      'ca',
      text,
    );
    expect(valuationDocumentSchema.safeParse(both).success).toBe(true);
    const one = regenerateBlock(both, 'conclusion', 'es');
    expect(Object.keys(one.report?.blocks.conclusion?.texts ?? {})).toEqual(['ca']);
    expect(regenerateBlock(one, 'conclusion', 'ca').report?.blocks).toEqual({});
  });

  test('say which of their figures are others now, and no more once they are kept', () => {
    const now = { 'conclusion.value': money(2_840_000) };
    expect(changedFigures(text, now, print)).toEqual([
      { before: money(2_500_000), now: money(2_840_000) },
    ]);
    expect(changedFigures(text, {}, print)).toEqual([{ before: money(2_500_000), now: null }]);
    const kept = confirmTexts(writeBlock(document, 'conclusion', 'es', text), 'conclusion', now);
    const own = kept.report?.blocks.conclusion?.texts?.es ?? text;
    expect([own.text, changedFigures(own, now, print)]).toEqual(['Vale 2,5 M€.', []]);
  });

  test('a figure that is printed as before has not changed', () => {
    const now = { 'conclusion.value': money(2_500_000.3) };
    const whole = ({ value }: { value: string | number }) => Number(value).toFixed(0);
    expect(changedFigures(text, now, whole)).toEqual([]);
  });
});

test('a block is left out and taken in again, with what was written of it', () => {
  const out = excludeBlock(moveBlock(document, 'sector', 0), 'sector');
  expect(isBlockExcluded(out, 'sector')).toBe(true);
  const back = includeBlock(out, 'sector');
  expect([isBlockExcluded(back, 'sector'), orderedBlocks(back)[0]]).toEqual([false, 'sector']);
});
