import { describe, expect, it } from 'vitest';
import {
  addEarlierYear,
  moveBaseYear,
  removeEarliestYear,
} from '../valuation-years/account-years.ts';
import { addAdjustment, removeAdjustment } from '../valuation-years/adjustment-edits.ts';
import { changeDriverKind, setProjectedYears } from '../valuation-years/driver-edits.ts';
import { movedPath } from './moved-path.ts';
import { workedExample } from '../testing/worked-example.ts';

const first = '00000000-0000-4000-8000-0000000000a1';
const second = '00000000-0000-4000-8000-0000000000a2';
const none = { ...workedExample, adjustments: [] };
const two = addAdjustment(addAdjustment(none, first), second);

describe('where a field is after the document changed', () => {
  it('an adjustment is followed by its id', () => {
    const after = removeAdjustment(two, first);
    expect(movedPath('adjustments.1.label', two, after)).toBe('adjustments.0.label');
    expect(movedPath('adjustments.1.years.2024', two, after)).toBe('adjustments.0.years.2024');
    expect(movedPath('adjustments.0.label', two, after)).toBeNull();
  });

  it('a closed year keeps its column when one comes or goes before it', () => {
    const path = 'accounts.years.1.lines.revenue';
    expect(movedPath(path, two, addEarlierYear(two))).toBe('accounts.years.2.lines.revenue');
    expect(movedPath(path, two, removeEarliestYear(two))).toBe('accounts.years.0.lines.revenue');
    expect(movedPath('accounts.years.0.lines.revenue', two, removeEarliestYear(two))).toBeNull();
    expect(movedPath('adjustments.0.years.2023', two, removeEarliestYear(two))).toBeNull();
  });

  it('figures move with the base year', () => {
    const after = moveBaseYear(two, 2026);
    expect(movedPath('accounts.years.1.lines.revenue', two, after)).toBe(
      'accounts.years.1.lines.revenue',
    );
    expect(movedPath('adjustments.0.years.2025', two, after)).toBe('adjustments.0.years.2026');
    expect(movedPath('projection.drivers.taxRate.years.2027', two, after)).toBe(
      'projection.drivers.taxRate.years.2028',
    );
  });

  it('the source of a figure is found where the figure is', () => {
    const path = 'sources.accounts.years.0.lines.revenue.date';
    expect(movedPath(path, two, addEarlierYear(two))).toBe(
      'sources.accounts.years.1.lines.revenue.date',
    );
    expect(movedPath(path, two, removeEarliestYear(two))).toBeNull();
    expect(movedPath('sources.bridge.cash.date', two, addEarlierYear(two))).toBe(
      'sources.bridge.cash.date',
    );
  });

  it('what a shorter projection or another form no longer has is gone', () => {
    const shorter = setProjectedYears(two, 2);
    expect(movedPath('projection.drivers.taxRate.years.2029', two, shorter)).toBeNull();
    const constant = changeDriverKind(two, 'projection.drivers.taxRate', 'constant');
    const fading = changeDriverKind(constant, 'projection.drivers.taxRate', 'fade');
    expect(movedPath('projection.drivers.taxRate.path.start', fading, constant)).toBeNull();
    expect(movedPath('bridge.cash', two, shorter)).toBe('bridge.cash');
  });
});
