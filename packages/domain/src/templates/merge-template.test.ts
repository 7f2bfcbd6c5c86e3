import { describe, expect, test } from 'vitest';
import { mergeTemplate, type PrintedValue } from './merge-template.ts';
import { parseTemplate } from './parse-template.ts';

const merge = (source: string, values: Record<string, PrintedValue>) =>
  mergeTemplate(parseTemplate(source).blocks, new Map(Object.entries(values)));
const text = (value: string): PrintedValue => ({ kind: 'text', text: value });
const flag = (isSet: boolean): PrintedValue => ({ kind: 'flag', isSet, text: String(isSet) });

describe('merging', () => {
  test('values go in as values: markup in them stays text', () => {
    const { blocks } = merge('Por {{price}}', { price: text('{{buyer-name}} **1** | <b>') });
    expect(blocks).toEqual([
      {
        kind: 'paragraph',
        runs: [
          { kind: 'text', text: 'Por ', bold: false },
          { kind: 'value', field: 'price', text: '{{buyer-name}} **1** | <b>', bold: false },
        ],
      },
    ]);
  });

  test('what has no value is named once and keeps its place', () => {
    const merged = merge('{{price}} {{buyer-name}} {{price}}', { 'buyer-name': text('B') });
    expect(merged).toMatchObject({ asked: ['price', 'buyer-name'], missing: ['price'] });
  });

  test('what stands or falls with a value may be left out, and is then not asked for', () => {
    const source =
      '{{#if penalty}}\nPagará {{penalty}}\n{{/if}}\n{{#if not penalty}}\nDaños\n{{/if}}';
    expect(merge(source, {})).toMatchObject({ asked: [], missing: [] });
    expect(merge(source, {}).blocks).toHaveLength(1);
    expect(merge(source, { penalty: text('1 €') })).toMatchObject({ asked: ['penalty'] });
  });

  test('a yes or no has to be said; no prints the other paragraph', () => {
    const source = '{{#if exclusive}}\nA\n{{/if}}\n{{#if not exclusive}}\nB\n{{/if}}';
    expect(merge(source, {}).missing).toEqual(['exclusive']);
    expect(merge(source, { exclusive: flag(false) })).toMatchObject({
      missing: [],
      blocks: [{ runs: [{ text: 'B' }] }],
    });
  });

  test('several lines become a list, rows a table, where they stand alone', () => {
    const { blocks } = merge('{{sellers}}\n\n{{fee-bands}}', {
      sellers: { kind: 'lines', lines: ['Ana', 'Eva'] },
      'fee-bands': { kind: 'table', head: ['Tramo', '%'], rows: [['1 M€', '5 %']] },
    });
    expect(blocks).toMatchObject([
      { kind: 'list', items: [[{ text: 'Ana' }], [{ text: 'Eva' }]] },
      { kind: 'table', head: [[{ text: 'Tramo' }], [{ text: '%' }]] },
    ]);
  });
});
