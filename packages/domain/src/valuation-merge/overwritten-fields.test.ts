import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { describe, expect, it } from 'vitest';
import { addScenario, removeScenario } from '../valuation-analysis/scenario-edits.ts';
import { addEarlierYear, removeEarliestYear } from '../valuation-years/account-years.ts';
import { addAdjustment, removeAdjustment } from '../valuation-years/adjustment-edits.ts';
import { writeCell } from '../valuation-cells/cell-paths.ts';
import { addComparables, removeComparable } from '../valuation-choices/comparable-edits.ts';
import { changeDriverKind, setProjectedYears } from '../valuation-years/driver-edits.ts';
import { overwrittenFields } from './overwritten-fields.ts';
import { mergeDocuments } from './merge-documents.ts';
import { workedExample } from '../testing/worked-example.ts';

const [first = '', second = '', third = ''] = ['a1', 'a2', 'a3'].map(
  (end) => `00000000-0000-4000-8000-0000000000${end}`,
);
const base = addAdjustment(addAdjustment({ ...workedExample, adjustments: [] }, first), second);

describe('what they saved and keeping mine would lose is named in the document it was saved in', () => {
  /** For each lost field, its path and the document that contains it: `theirs` or the base. */
  const lostOf = (start: ValuationDocument, mine: ValuationDocument, theirs: ValuationDocument) =>
    overwrittenFields(start, theirs, mergeDocuments(start, mine, theirs)).map(({ path, of }) => [
      path,
      of === theirs ? 'theirs' : 'base',
    ]);

  it('a figure of a year that I removed', () => {
    const theirs = writeCell(base, 'accounts.years.0.lines.revenue', 5);
    expect(lostOf(base, removeEarliestYear(base), theirs)).toEqual([
      ['accounts.years.0.lines.revenue', 'theirs'],
    ]);
  });

  it('a year they added before one that I removed', () => {
    const theirs = writeCell(addEarlierYear(base), 'accounts.years.0.lines.revenue', 5);
    expect(lostOf(base, removeEarliestYear(base), theirs)).toEqual([
      ['accounts.years.0.year', 'theirs'],
      ['accounts.years.0.lines.revenue', 'theirs'],
    ]);
  });

  it('a year too many, where both of us added one', () => {
    const five = addEarlierYear(addEarlierYear(base));
    const mine = addEarlierYear(five);
    const theirs = writeCell(five, 'accounts.years.0.lines.revenue', 5);
    expect(lostOf(five, removeEarliestYear(mine), theirs)).toEqual([]);
    expect(lostOf(five, mine, theirs)).toEqual([]);
  });

  it('an adjustment, a comparable or a scenario that I removed', () => {
    const added = addScenario(addComparables(base, [first, second]), { id: third, name: 'Mala' });
    const theirs = writeCell(
      writeCell(
        writeCell(added, 'adjustments.1.reason', 'Alquiler'),
        'multiples.comparables.1.name',
        'Suya',
      ),
      `scenarios.${String((added.scenarios?.length ?? 0) - 1)}.probability`,
      0.4,
    );
    const mine = removeScenario(removeComparable(removeAdjustment(added, second), second), third);
    expect(lostOf(added, mine, theirs)).toEqual([
      ['adjustments.1.reason', 'theirs'],
      ['multiples.comparables.1.name', 'theirs'],
      [`scenarios.${String((added.scenarios?.length ?? 0) - 1)}.probability`, 'theirs'],
    ]);
  });

  it('a manual value and a value of a year that I no longer project', () => {
    const yearly = changeDriverKind(base, 'projection.drivers.taxRate', 'per-year');
    const theirs = writeCell(yearly, 'projection.drivers.taxRate.path.values.4', 0.2);
    expect(lostOf(yearly, setProjectedYears(yearly, 3), theirs)).toEqual([
      ['projection.drivers.taxRate.path.values.4', 'theirs'],
    ]);
  });

  it('a field that both of us wrote, also where they emptied it', () => {
    const mine = writeCell(base, 'bridge.cash', 1);
    expect(lostOf(base, mine, writeCell(base, 'bridge.cash', 2))).toEqual([
      ['bridge.cash', 'theirs'],
    ]);
    expect(lostOf(base, mine, writeCell(base, 'bridge.cash', null))).toEqual([
      ['bridge.cash', 'theirs'],
    ]);
    expect(lostOf(base, mine, writeCell(base, 'bridge.cash', 1))).toEqual([]);
  });

  it('an amount that they cleared and I wrote, by the document that still had it', () => {
    const start = writeCell(
      writeCell(base, 'adjustments.0.years.2024', 10),
      'adjustments.0.years.2025',
      20,
    );
    const mine = writeCell(start, 'adjustments.0.years.2024', 11);
    const theirs = writeCell(start, 'adjustments.0.years.2024', null);
    expect(lostOf(start, mine, theirs)).toEqual([['adjustments.0.amounts.0.amount', 'base']]);
  });

  it('nothing where each of us changed something else, or I removed what they left as it was', () => {
    const theirs = writeCell(base, 'bridge.cash', 2);
    expect(lostOf(base, removeAdjustment(base, first), theirs)).toEqual([]);
    expect(lostOf(base, removeEarliestYear(base), theirs)).toEqual([]);
    expect(lostOf(base, addEarlierYear(base), theirs)).toEqual([]);
  });
});
