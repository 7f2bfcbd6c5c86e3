import { describe, expect, it } from 'vitest';
import {
  addEarlierYear,
  baseYear,
  chooseBaseYear,
  moveBaseYear,
  projectedYears,
  removeEarliestYear,
} from './account-years.ts';
import { setDriverYear } from './driver-edits.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { workedExample } from '../testing/worked-example.ts';

describe('the years of the accounts', () => {
  it('an earlier year is added empty, up to five before the base year', () => {
    const four = addEarlierYear(workedExample);
    expect(four.accounts.years[0]).toMatchObject({ year: 2022, lines: { revenue: null } });
    const full = addEarlierYear(addEarlierYear(four));
    expect(full.accounts.years).toHaveLength(6);
    expect(addEarlierYear(full)).toBe(full);
  });

  it('removing the first year takes its adjustments along and never the base year', () => {
    const two = removeEarliestYear(workedExample);
    expect(two.accounts.years.map(({ year }) => year)).toEqual([2024, 2025]);
    expect(two.adjustments[0]?.amounts.map(({ year }) => year)).toEqual([2024, 2025]);
    const one = removeEarliestYear(two);
    expect(removeEarliestYear(one)).toBe(one);
  });

  it('a valuation at the close of the base year stays at the close of another one', () => {
    const days = { madeOn: '2026-03-12', today: '2026-03-12' };
    expect(workedExample.valuationDate).toBe('2025-12-31');
    expect(chooseBaseYear(workedExample, 2024, days).valuationDate).toBe('2024-12-31');
    const later = { ...workedExample, valuationDate: '2026-03-31' };
    expect(chooseBaseYear(later, 2024, days).valuationDate).toBe('2026-03-31');
  });

  it('a date that the product proposed is proposed again for another base year', () => {
    const proposed = { ...workedExample, valuationDate: '2026-11-20' };
    const days = { madeOn: '2026-11-20', today: '2026-11-21' };
    const dateFor = (document: ValuationDocument, to: number) =>
      chooseBaseYear(document, to, days).valuationDate;
    // Two year ends ago, today's date cannot be proposed, because it would need the accounts of 2025.
    expect(dateFor(proposed, 2024)).toBe('2024-12-31');
    expect(dateFor(proposed, 2026)).toBe('2026-12-31');
    expect(dateFor(chooseBaseYear(proposed, 2024, days), 2025)).toBe('2026-11-21');
    const typed = { ...workedExample, valuationDate: '2026-10-31' };
    expect(dateFor(typed, 2024)).toBe('2026-10-31');
  });

  it('moving the base year moves accounts, adjustments and manual values alike', () => {
    const moved = moveBaseYear(
      setDriverYear(workedExample, 'projection.drivers.taxRate', 2027, 0.2),
      2024,
    );
    expect(moved.accounts.years.map(({ year }) => year)).toEqual([2022, 2023, 2024]);
    expect(moved.adjustments[0]?.amounts[0]?.year).toBe(2022);
    expect(moved.projection.drivers.taxRate.overrides).toEqual([
      { year: 2026, value: 0.2, reason: '' },
    ]);
    expect(baseYear(moved)).toBe(2024);
    expect(projectedYears(moved)).toEqual([2025, 2026, 2027, 2028, 2029]);
  });
});
