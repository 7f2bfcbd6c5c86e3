import { changedValues } from '../valuations/activity/changed-values.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { describe, expect, it } from 'vitest';
import {
  addEarlierYear,
  moveBaseYear,
  removeEarliestYear,
} from '../valuation-years/account-years.ts';
import { addAdjustment, removeAdjustment } from '../valuation-years/adjustment-edits.ts';
import { writeCell } from './cell-paths.ts';
import { changedPaths } from '../valuation-merge/changed-paths.ts';
import { addComparables, removeComparable } from '../valuation-choices/comparable-edits.ts';
import {
  changeDriverKind,
  setDriverYear,
  setProjectedYears,
} from '../valuation-years/driver-edits.ts';
import { mergeDocuments } from '../valuation-merge/merge-documents.ts';
import { withMovedSources } from './moved-sources.ts';
import { lostPaths } from '../testing/lost-paths.ts';
import { workedExample } from '../testing/worked-example.ts';

const [first, second] = ['a1', 'a2'].map((end) => `00000000-0000-4000-8000-0000000000${end}`) as [
  string,
  string,
];
const noted = (document: ValuationDocument, ...fields: string[]): ValuationDocument =>
  fields.reduce((one, field) => writeCell(one, `sources.${field}.text`, field), document);
const edited = (
  document: ValuationDocument,
  edit: (document: ValuationDocument) => ValuationDocument,
): ValuationDocument => withMovedSources(document, edit(document));
/** The fields with a source after an edit of the whole document, each with its source's text. */
const after = (
  document: ValuationDocument,
  edit: (document: ValuationDocument) => ValuationDocument,
): Record<string, string> => {
  const { sources } = edited(document, edit);
  return Object.fromEntries(Object.entries(sources).map(([field, { text }]) => [field, text]));
};
const revenue = (place: number): string => `accounts.years.${String(place)}.lines.revenue`;
const growth = 'projection.drivers.taxRate';

describe('a source stays with its figure', () => {
  const document = noted(workedExample, revenue(0), revenue(2), 'bridge.cash', 'accounts');

  it('when a closed year comes or goes before it', () => {
    expect(after(document, addEarlierYear)).toEqual({
      [revenue(1)]: revenue(0),
      [revenue(3)]: revenue(2),
      'bridge.cash': 'bridge.cash',
      accounts: 'accounts',
    });
    expect(after(document, removeEarliestYear)).toEqual({
      [revenue(1)]: revenue(2),
      'bridge.cash': 'bridge.cash',
      accounts: 'accounts',
    });
  });

  it('when all years move with the base year', () => {
    const manual = setDriverYear(document, growth, 2027, 0.2);
    const all = noted(manual, `${growth}.overrides.0.value`);
    const sources = after(all, (one) => moveBaseYear(one, 2026));
    expect(Object.entries(sources).filter(([field, text]) => field !== text)).toEqual([]);
    expect(Object.keys(sources)).toHaveLength(5);
  });

  it('when an adjustment or a comparable before it is removed, and goes with its own', () => {
    const two = addComparables(
      addAdjustment(addAdjustment({ ...workedExample, adjustments: [] }, first), second),
      [first, second],
    );
    const fields = ['adjustments.0.label', 'adjustments.1.label', 'multiples.comparables.1.name'];
    const sources = after(noted(two, ...fields), (one) =>
      removeComparable(removeAdjustment(one, first), first),
    );
    expect(sources).toEqual({
      'adjustments.0.label': 'adjustments.1.label',
      'multiples.comparables.0.name': 'multiples.comparables.1.name',
    });
  });

  it('when a manual value or an amount of an earlier year is written', () => {
    const later = setDriverYear(workedExample, growth, 2028, 0.2);
    const withAmount = writeCell(
      { ...later, adjustments: addAdjustment({ ...later, adjustments: [] }, first).adjustments },
      'adjustments.0.years.2025',
      7,
    );
    const all = noted(withAmount, `${growth}.overrides.0.value`, 'adjustments.0.amounts.0.amount');
    const sources = after(all, (one) =>
      writeCell(setDriverYear(one, growth, 2026, 0.1), 'adjustments.0.years.2024', 8),
    );
    expect(Object.keys(sources).toSorted()).toEqual([
      'adjustments.0.amounts.1.amount',
      `${growth}.overrides.1.value`,
    ]);
  });
});

it('a source goes where its year is no longer projected or its driver takes another form', () => {
  const yearly = changeDriverKind(workedExample, growth, 'per-year');
  const document = noted(yearly, `${growth}.path.values.4`);
  expect(after(document, (one) => setProjectedYears(one, 3))).toEqual({});
  expect(after(document, (one) => changeDriverKind(one, growth, 'constant'))).toEqual({});
});

it('a block that adds amounts leaves the sources with their figures', () => {
  const one = addAdjustment({ ...workedExample, adjustments: [] }, first);
  const start = noted(
    writeCell(one, 'adjustments.0.years.2025', 7),
    'adjustments.0.amounts.0.amount',
  );
  const { sources } = edited(start, () => writeCell(start, 'adjustments.0.years.2024', 8));
  expect(Object.keys(sources)).toEqual(['adjustments.0.amounts.1.amount']);
});

describe('what two people saved', () => {
  const longer = (document: ValuationDocument): ValuationDocument =>
    edited(document, addEarlierYear);

  it('a year they added leaves each source with its figure, whoever noted it', () => {
    const base = noted(workedExample, revenue(0));
    const mine = noted(base, revenue(2));
    const theirs = noted(longer(base), revenue(0));
    const merged = mergeDocuments(base, mine, theirs);
    expect(merged.sources).toEqual({
      [revenue(0)]: { text: revenue(0), date: null },
      [revenue(1)]: { text: revenue(0), date: null },
      [revenue(3)]: { text: revenue(2), date: null },
    });
    expect(lostPaths(base, mine, merged)).toEqual([]);
  });

  it('a source of a figure they removed is gone, and named', () => {
    const mine = noted(workedExample, revenue(0));
    const merged = mergeDocuments(workedExample, mine, removeEarliestYear(workedExample));
    expect(merged.sources).toEqual({});
    expect(lostPaths(workedExample, mine, merged)).toEqual([`sources.${revenue(0)}.text`]);
  });

  it('a source that moved with its figure is no change of its own', () => {
    const base = noted(workedExample, revenue(0));
    expect(changedPaths(base, longer(base))).toEqual(['accounts.years']);
    const paths = changedValues(base, longer(base)).map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('sources.'))).toEqual([]);
  });
});
