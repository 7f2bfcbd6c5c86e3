import { describe, expect, it } from 'vitest';
import {
  changeDriverKind,
  pathValue,
  setDriverYear,
  setOverrideReason,
  setProjectedYears,
} from './driver-edits.ts';
import { workedExample } from '../testing/worked-example.ts';
import { writeField } from '../valuation-fields/write-field.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { baseYear } from './account-years.ts';

describe('a driver over the projected years', () => {
  it('a fade holds its start, then goes linearly to its end and keeps it', () => {
    const path = { kind: 'fade', start: 0.1, end: 0.02, holdYears: 1, reachYear: 5 } as const;
    // (0.02 − 0.10) / 4 = −0.02 per year after year 1
    expect([1, 2, 3, 5, 7].map((t) => Number(pathValue(path, t)?.toFixed(6)))).toEqual([
      0.1, 0.08, 0.06, 0.02, 0.02,
    ]);
  });

  it('changing its form keeps its figures', () => {
    const listed = changeDriverKind(workedExample, 'projection.drivers.taxRate', 'per-year');
    expect(listed.projection.drivers.taxRate.path).toEqual({
      kind: 'per-year',
      values: [0.25, 0.25, 0.25, 0.25, 0.25],
    });
    const faded = changeDriverKind(workedExample, 'projection.drivers.revenueGrowth', 'fade');
    expect(faded.projection.drivers.revenueGrowth.path).toMatchObject({
      start: 0.04,
      end: 0.025,
      reachYear: 5,
    });
  });

  it('a year typed over a constant is a manual value, and clearing it restores the constant', () => {
    const manual = setDriverYear(workedExample, 'projection.drivers.taxRate', 2027, 0.2);
    expect(manual.projection.drivers.taxRate.overrides).toEqual([
      { year: 2027, value: 0.2, reason: '' },
    ]);
    const explained = setOverrideReason(
      manual,
      'projection.drivers.taxRate',
      2027,
      'Empresa pequeña',
    );
    expect(
      setDriverYear(explained, 'projection.drivers.taxRate', 2027, 0.21).projection.drivers.taxRate
        .overrides[0]?.reason,
    ).toBe('Empresa pequeña');
    expect(
      setDriverYear(manual, 'projection.drivers.taxRate', 2027, null).projection.drivers.taxRate
        .overrides,
    ).toEqual([]);
  });

  it('a year typed into a year-by-year driver is its own value', () => {
    const changed = setDriverYear(workedExample, 'projection.drivers.revenueGrowth', 2028, 0.05);
    expect(changed.projection.drivers.revenueGrowth).toEqual({
      path: { kind: 'per-year', values: [0.04, 0.04, 0.05, 0.03, 0.025] },
      overrides: [],
    });
  });

  it('more years go on with the last value, fewer drop what lies past the end', () => {
    const seven = setProjectedYears(workedExample, 7);
    expect(seven.projection.drivers.revenueGrowth.path).toMatchObject({
      values: [0.04, 0.04, 0.035, 0.03, 0.025, 0.025, 0.025],
    });
    const blank = setDriverYear(workedExample, 'projection.drivers.revenueGrowth', 2028, null);
    expect(setProjectedYears(blank, 6).projection.drivers.revenueGrowth.path).toMatchObject({
      values: [0.04, 0.04, null, 0.03, 0.025, 0.025],
    });
    const two = setProjectedYears(
      setDriverYear(workedExample, 'projection.drivers.taxRate', 2029, 0.2),
      2,
    );
    expect(two.projection.drivers.taxRate.overrides).toEqual([]);
  });
});

describe('a plan that is typed year by year', () => {
  const field = 'projection.drivers.revenueGrowth';
  const first = baseYear(workedExample) + 1;
  const years = workedExample.projection.years;
  const constant = (value: number | null) =>
    writeField(workedExample, field, { path: { kind: 'constant', value }, overrides: [] });

  it('is one from its first value on where nothing was given', () => {
    const typed = setDriverYear(constant(null), field, first + 1, 0.05);
    expect(typed.projection.drivers.revenueGrowth).toEqual({
      path: {
        kind: 'per-year',
        values: [null, 0.05, ...Array.from({ length: years - 2 }, () => null)],
      },
      overrides: [],
    });
  });

  it('is one once every year was typed over, unless a reason tells of an exception', () => {
    const all = (start: ValuationDocument) =>
      Array.from({ length: years }, (_, index) => index).reduce(
        (document, index) => setDriverYear(document, field, first + index, 0.01 * index),
        start,
      );
    const plan = all(constant(0.04)).projection.drivers.revenueGrowth;
    expect(plan.overrides).toEqual([]);
    expect(plan.path).toEqual({
      kind: 'per-year',
      values: Array.from({ length: years }, (_, index) => 0.01 * index),
    });
    const told = setOverrideReason(
      setDriverYear(constant(0.04), field, first, 0.2),
      field,
      first,
      'Contrato nuevo',
    );
    expect(all(told).projection.drivers.revenueGrowth.path.kind).toBe('constant');
  });
});
