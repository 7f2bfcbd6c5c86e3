import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { describe, expect, it } from 'vitest';
import {
  addEarlierYear,
  moveBaseYear,
  removeEarliestYear,
} from '../valuation-years/account-years.ts';
import { addAdjustment } from '../valuation-years/adjustment-edits.ts';
import { writeCell } from '../valuation-cells/cell-paths.ts';
import {
  changeDriverKind,
  setDriverYear,
  setProjectedYears,
} from '../valuation-years/driver-edits.ts';
import { overwrittenFields } from './overwritten-fields.ts';
import { mergeDocuments } from './merge-documents.ts';
import { lostPaths } from '../testing/lost-paths.ts';
import { workedExample } from '../testing/worked-example.ts';

const base = addAdjustment(
  { ...workedExample, adjustments: [] },
  '00000000-0000-4000-8000-0000000000a1',
);
const years = ({ accounts }: ValuationDocument) => accounts.years.map(({ year }) => year);
const revenueOf = (document: ValuationDocument, year: number) =>
  document.accounts.years.find((entry) => entry.year === year)?.lines.revenue;
const noted = (document: ValuationDocument) =>
  writeCell(document, 'sources.accounts.years.2.lines.revenue.text', 'Cuentas');

/** The merged document, and the changes of `mine` that it lost. */
const merged = (mine: ValuationDocument, theirs: ValuationDocument) => {
  const document = mergeDocuments(base, mine, theirs);
  return { document, lost: lostPaths(base, mine, document) };
};

describe('years are matched by year', () => {
  it('a year added by them before mine does not move my figure to another year', () => {
    const { document } = merged(
      writeCell(base, 'accounts.years.1.lines.revenue', 5),
      addEarlierYear(base),
    );
    expect(years(document)).toEqual([2022, 2023, 2024, 2025]);
    expect(revenueOf(document, 2024)).toBe(5);
    expect(revenueOf(document, 2023)).toBe(base.accounts.years[0]?.lines.revenue);
  });

  it('a year that both added keeps the lines of each, and mine where both wrote', () => {
    const longer = addEarlierYear(base);
    const mine = writeCell(longer, 'accounts.years.0.lines.revenue', 5);
    const theirs = writeCell(
      writeCell(longer, 'accounts.years.0.lines.revenue', 6),
      'accounts.years.0.lines.capitalExpenditure',
      7,
    );
    const { document, lost } = merged(mine, theirs);
    expect(document.accounts.years[0]?.lines).toMatchObject({ revenue: 5, capitalExpenditure: 7 });
    expect(lost).toEqual([]);
  });

  it('figures of a year they removed are named, in the accounts and in an adjustment', () => {
    const mine = writeCell(
      writeCell(base, 'accounts.years.0.lines.revenue', 5),
      'adjustments.0.years.2023',
      7,
    );
    const { document, lost } = merged(mine, removeEarliestYear(base));
    expect(years(document)).toEqual([2024, 2025]);
    expect(document.adjustments[0]?.amounts).toEqual([]);
    expect(lost).toContain('accounts.years.0.lines.revenue');
    expect(lost).toContain('adjustments.0.amounts.0.amount');
  });

  it('years that would leave a gap are dropped and named', () => {
    const mine = writeCell(addEarlierYear(base), 'accounts.years.0.lines.revenue', 5);
    const { document, lost } = merged(mine, removeEarliestYear(base));
    expect(years(document)).toEqual([2024, 2025]);
    expect(lost).toContain('accounts.years.0.lines.revenue');
  });

  it('the base year moved by one of us takes the figure of the other along, as when one person does both', () => {
    const written = writeCell(base, 'accounts.years.2.lines.revenue', 15_000_000);
    for (const to of [2024, 2026]) {
      const moved = moveBaseYear(base, to);
      const wanted = moveBaseYear(written, to);
      for (const [mine, theirs] of [[moved, written] as const, [written, moved] as const]) {
        const document = mergeDocuments(base, mine, theirs);
        expect(document).toEqual(wanted);
        expect(overwrittenFields(base, theirs, document)).toEqual([]);
        expect(overwrittenFields(base, mine, document)).toEqual([]);
      }
    }
  });

  it('the base year moved by both is where I moved it, and theirs is named with what they wrote there', () => {
    const mine = moveBaseYear(writeCell(base, 'accounts.years.2.lines.revenue', 5), 2024);
    const theirs = moveBaseYear(writeCell(base, 'accounts.years.2.lines.revenue', 6), 2026);
    const document = mergeDocuments(base, mine, theirs);
    expect(document).toEqual(mine);
    expect(overwrittenFields(base, theirs, document)).toMatchObject([
      { path: 'accounts.baseYear', of: theirs },
      { path: 'accounts.years.2.lines.revenue', of: theirs },
    ]);
  });

  it('figures stay with sources, manual values and amounts of their year while the base year moves', () => {
    const start = noted(
      writeCell(
        setDriverYear(base, 'projection.drivers.taxRate', 2027, 0.2),
        'adjustments.0.years.2025',
        7,
      ),
    );
    const mine = writeCell(
      setDriverYear(start, 'projection.drivers.taxRate', 2027, 0.3),
      'adjustments.0.years.2025',
      8,
    );
    const theirs = moveBaseYear(start, 2024);
    const document = mergeDocuments(start, mine, theirs);
    expect(document).toEqual(moveBaseYear(mine, 2024));
    expect(overwrittenFields(start, mine, document)).toEqual([]);
  });

  it('a longer projection of theirs takes my value of one year', () => {
    const start = changeDriverKind(base, 'projection.drivers.taxRate', 'per-year');
    const mine = writeCell(start, 'projection.drivers.taxRate.path.values.1', 0.2);
    const document = mergeDocuments(start, mine, setProjectedYears(start, 7));
    const { path } = document.projection.drivers.taxRate;
    expect(path.kind === 'per-year' && path.values).toEqual([
      0.25, 0.2, 0.25, 0.25, 0.25, 0.25, 0.25,
    ]);
  });
});
