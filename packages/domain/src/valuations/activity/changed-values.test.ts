import { describe, expect, test } from 'vitest';
import { valdeorzaDocument } from '../../demo/valdeorza-document.ts';
import { hasLoneSurrogate } from '../../text/forbidden-character.ts';
import { changedValues, fieldChangeSchema } from './changed-values.ts';
import type { ValuationDocument } from '../document/valuation-document.ts';

const document = valdeorzaDocument();

const changed = (change: Partial<ValuationDocument>) =>
  changedValues(document, { ...document, ...change });

describe('the changed leaves of a document', () => {
  test('are none where nothing changed', () => {
    expect(changed({})).toEqual([]);
  });

  test('say what the field held and what it holds', () => {
    const cash = document.bridge.cash;
    expect(changed({ bridge: { ...document.bridge, cash: 7 } })).toMatchObject([
      { path: 'bridge.cash', before: cash, after: 7 },
    ]);
  });

  test('hold long texts by their beginning, and an emptied text as none', () => {
    const [long] = changed({ conclusion: 'x'.repeat(1_000) });
    expect(long?.after).toBe(`${'x'.repeat(199)}…`);
    const before = { ...document, conclusion: 'Algo' };
    expect(changedValues(before, { ...before, conclusion: '' })).toMatchObject([
      { path: 'conclusion', before: 'Algo', after: null },
    ]);
  });

  test('show a long text where it changed, however late that is', () => {
    const [common, before] = ['x'.repeat(900), { ...document, conclusion: '' }];
    const conclusions = (was: string, is: string) =>
      changedValues({ ...before, conclusion: was }, { ...before, conclusion: is });
    expect(conclusions(`${common} antes`, `${common} después`)).toMatchObject([
      { before: `…${'x'.repeat(19)} antes`, after: `…${'x'.repeat(19)} después` },
    ]);
    expect(conclusions(common, common.slice(1))).toMatchObject([
      { before: `…${'x'.repeat(21)}`, after: `…${'x'.repeat(20)}` },
    ]);
  });

  test.each(Array.from({ length: 4 }, (_, shift) => 'x'.repeat(shift)))(
    'cut no character in two, after %j',
    (start) => {
      const [was, is] = [`${start}${'😀'.repeat(500)}`, `${start}${'😀'.repeat(300)}`];
      const leaves = [
        ...changed({ conclusion: was }),
        ...changedValues({ ...document, conclusion: was }, { ...document, conclusion: is }),
        ...changedValues({ ...document, conclusion: was }, { ...document, conclusion: `${is}😁` }),
      ];
      expect(leaves).toHaveLength(3);
      for (const { before, after } of leaves) {
        for (const text of [before, after]) {
          expect(hasLoneSurrogate(String(text))).toBe(false);
          expect(String(text).length).toBeLessThanOrEqual(200);
        }
        expect(before).not.toBe(after);
      }
    },
  );

  test('match the years of accounts by year, wherever they stand', () => {
    const [, ...years] = document.accounts.years;
    const leaves = changed({ accounts: { ...document.accounts, years } });
    const gone = String(document.accounts.years[0]?.year);
    expect(leaves.length).toBeGreaterThan(0);
    expect(leaves.every(({ key }) => key.includes(gone))).toBe(true);
    expect(leaves.every(({ after }) => after === null)).toBe(true);
  });

  test('leave out what only tells one item of a list from another', () => {
    const id = '3d0c9d3e-6d4f-4f0f-9a51-0d6a3f3b0e11';
    const adjustment = {
      id,
      line: 'revenue' as const,
      label: 'Alquiler',
      reason: '',
      amounts: [{ year: 2024, amount: 100 }],
    };
    const leaves = changed({ adjustments: [...document.adjustments, adjustment] });
    const place = document.adjustments.length;
    expect(leaves.map(({ path }) => path)).toEqual([
      `adjustments.${place}.line`,
      `adjustments.${place}.label`,
      `adjustments.${place}.amounts.0.amount`,
    ]);
  });

  test('have the shape that is stored', () => {
    const leaves = changed({ currency: 'USD', sources: {} });
    for (const leaf of leaves) expect(fieldChangeSchema.parse(leaf)).toEqual(leaf);
  });
});
