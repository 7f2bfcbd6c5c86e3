import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureId } from '../figure.ts';
import { comparablesOf } from '../testing/comparables-of.ts';
import { plainCompany } from '../testing/plain-company.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { valueCompany } from '../company/value-company.ts';
import type { MultiplesInputs, ValuationInputs } from '../valuation-inputs.ts';

const automatic = { mode: 'auto' as const };

interface Given {
  ebitda: number;
  unit?: number;
  multiples?: Partial<MultiplesInputs>;
}

const byMultiples = ({ ebitda, unit = 1, multiples = {} }: Given): ValuationInputs => ({
  ...plainCompany,
  method: 'multiples',
  unit,
  accounts: {
    detail: 'summary',
    years: plainCompany.accounts.years.map((year) => ({
      ...year,
      lines: { ...year.lines, ebitda },
    })),
  },
  multiples: { ...plainCompany.multiples, sizeStep: automatic, ...multiples },
});

const own = { kind: 'own' as const, note: '' };
const at = (central: number) => ({ evToEbitda: { low: null, central, high: null, origin: own } });

const stepOf = (inputs: ValuationInputs): number | undefined =>
  valueCompany(inputs).figures[figureId.sizeStep()]?.value;

const enterpriseOf = (inputs: ValuationInputs): number =>
  valueCompany(inputs).result?.enterpriseValue.central ?? Number.NaN;

describe('the size step of the curve', () => {
  test('one euro of EBITDA no longer parts 7.49x from 9.74x', () => {
    const appliedAt = (ebitda: number) => {
      const { figures } = valueCompany(byMultiples({ ebitda, multiples: at(14.98) }));
      return figures[figureId.appliedMultiple('central')]?.value;
    };
    // 667,000 · 14.98 = 9.99166 M€: −38.408 %; 668,000 · 14.98 = 10.00664 M€: −38.383 %
    expect(appliedAt(667_000)).toBeCloseTo(14.98 * (1 - 0.384_084), 4);
    expect(appliedAt(668_000)).toBeCloseTo(14.98 * (1 - 0.383_833), 4);
  });

  test('goes by the normalised EBITDA, not by the reported one', () => {
    const amounts = [{ year: 2025, amount: 500_000 }];
    const adjustment = { id: 'a', line: 'personnel' as const, label: '', reason: '', amounts };
    const inputs = {
      ...byMultiples({ ebitda: 500_000, multiples: at(10) }),
      adjustments: [adjustment],
    };
    // 1,000,000 · 10 = 10 M€; the reported 500,000 would be at the lower node.
    expect(stepOf(inputs)).toBeCloseTo(-0.383_944, 6);
  });

  test('is of whole euros whatever the unit', () => {
    const thousands = byMultiples({ ebitda: 1000, unit: 1000, multiples: at(10) });
    const millions = byMultiples({ ebitda: 1, unit: 1_000_000, multiples: at(10) });
    for (const inputs of [thousands, millions]) expect(stepOf(inputs)).toBeCloseTo(-0.383_944, 6);
  });

  test('takes the nodes that the valuation keeps of its sector set', () => {
    const sizeStepNodes = { lowerValue: 1e6, lowerStep: -0.6, upperValue: 100e6, upperStep: 0 };
    const kept = byMultiples({ ebitda: 1e6, multiples: { ...at(10), sizeStepNodes } });
    expect(stepOf(kept)).toBeCloseTo(-0.3, 12);
    const { figures } = valueCompany(kept);
    expect(figures['input.multiples.sizeStepNodes.upperValue']?.value).toBe(100e6);
  });

  test('is the same for every multiple of the company', () => {
    const beside = { low: null, central: 1, high: null, origin: own, weight: 0.5 };
    const inputs = byMultiples({
      ebitda: 1e6,
      multiples: {
        ...at(10),
        evToEbitdaWeight: 0.5,
        netIncome: 400_000,
        further: { evToSales: beside, evToEbit: beside, priceToEarnings: beside },
      },
    });
    const { figures } = valueCompany(inputs);
    for (const kind of ['evToSales', 'evToEbit', 'priceToEarnings'] as const) {
      const applied = figures[figureId.multiple(kind, 'appliedMultiple.central')]?.value;
      expect(applied).toBeCloseTo(1 - 0.383_944, 6);
    }
  });
});

describe('one more euro of EBITDA', () => {
  const size = fc.oneof(
    fc.double({ min: -1e8, max: 1e8, noNaN: true }),
    fc.double({ min: -10, max: 10, noNaN: true }),
    fc.double({ min: 100_000, max: 10_000_000, noNaN: true }),
    fc.constantFrom(0, -0, 1e-9),
  );
  const given = fc.record({
    euros: size,
    unit: fc.constantFrom(1, 1000, 1_000_000),
    multiple: fc.double({ min: 0.5, max: 40, noNaN: true }),
  });
  /** The increase of a company's value for one more euro of EBITDA, in euros. */
  const gainOf = (
    { euros, unit }: { euros: number; unit: number },
    multiples: Partial<MultiplesInputs>,
  ): number => {
    const valueAt = (ebitda: number) =>
      enterpriseOf(byMultiples({ ebitda: ebitda / unit, unit, multiples })) * unit;
    return valueAt(euros + 1) - valueAt(euros);
  };
  const runs = { numRuns: propertyRuns(5_000, 300) };
  // Differences of values near 4,000 M€ have only six of sixteen accurate digits.
  const rounding = 1e-4;

  test('never lowers the value and never makes it jump: between half the listed multiple and all of it', () => {
    fc.assert(
      fc.property(given, ({ multiple, ...company }) => {
        const gain = gainOf(company, at(multiple));
        expect(gain).toBeGreaterThanOrEqual(multiple * 0.5 - rounding);
        expect(gain).toBeLessThanOrEqual(multiple + rounding);
      }),
      runs,
    );
  });

  test('nor where listed comparables stand beside deals', () => {
    const values = fc.array(fc.double({ min: 0.5, max: 40, noNaN: true }), {
      minLength: 1,
      maxLength: 7,
    });
    fc.assert(
      fc.property(
        given,
        values,
        fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
        (company, multiples, listed) => {
          const comparables = comparablesOf('evToEbitda', multiples).map((one, index) => ({
            ...one,
            type: listed[index] === true ? ('listed' as const) : ('private-deal' as const),
          }));
          const evToEbitda = {
            low: null,
            central: null,
            high: null,
            origin: { kind: 'comparables' as const },
          };
          const gain = gainOf(company, { evToEbitda, comparables });
          const greatest = Math.max(...multiples);
          expect(gain).toBeGreaterThanOrEqual(-rounding);
          // The gain of a deal is its multiple; that of a listed comparable is the curve's, at the size given by
          // another multiple.
          expect(gain).toBeLessThanOrEqual(greatest * 1.2 + rounding);
        },
      ),
      runs,
    );
  });
});
