import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureId } from '../figure.ts';
import {
  inputsWithOneWildNumber,
  plausibleInputs,
  wildInputs,
} from '../testing/arbitrary-inputs.ts';
import { inputsWithOptions } from '../testing/inputs-with-options.ts';
import {
  constantDriver,
  plainCompany,
  plainCompanyWith,
  yearlyDriver,
} from '../testing/plain-company.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { valueCompany } from '../company/value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValueRange } from '../valuation-outcome.ts';

const drivers = { ...plainCompany.projection.drivers, ebitdaMargin: constantDriver(-2) };
const losing = plainCompanyWith({ projection: { drivers } });

const isOrdered = ({ low, central, high }: ValueRange): boolean =>
  low <= central && central <= high;

const rangesOf = (inputs: ValuationInputs): ValueRange[] => {
  const { result } = valueCompany(inputs);
  const { dcf, equityAfterDiscounts, multiples } = result ?? {};
  const methods = [result, dcf, multiples].flatMap((method) =>
    method ? [method.enterpriseValue, method.equityValue] : [],
  );
  return equityAfterDiscounts === undefined ? methods : [...methods, equityAfterDiscounts];
};

/** The same company with negative earnings and flows. */
const withLosses = (inputs: ValuationInputs): ValuationInputs => ({
  ...inputs,
  projection: {
    ...inputs.projection,
    drivers: { ...inputs.projection.drivers, ebitdaMargin: constantDriver(-1) },
  },
  accounts: {
    ...inputs.accounts,
    years: inputs.accounts.years.map(({ year, lines }) => ({
      year,
      lines: { ...lines, ebitda: -1_000_000, supplies: 1e8 },
    })),
  },
});

describe('the ends of a range', () => {
  test('of flows far below zero are those of the opposite cases, and say so', () => {
    const { figures, result } = valueCompany(losing);
    const range = result?.dcf?.enterpriseValue;
    expect(range?.central).toBeLessThan(0);
    expect(range && isOrdered(range)).toBe(true);
    expect(figures[figureId.dcfEnterprise('low')]?.formula).toBe('high-case-gordon');
    expect(figures[figureId.dcfEnterprise('high')]?.formula).toBe('low-case-gordon');
  });

  test('on one side of the central value both, leave it as the other end', () => {
    // Revenue 1,000, no tax, investment or growth: 1,000 · (m₁ + m₂ / w) / (1 + w), which has its maximum or
    // minimum at w = 10 % when m₁ = −120 · m₂. At 9.5 % (1.2 − 0.01 / 0.095) / 1.095 = 0.99976, at 10.5 %
    // 0.99978.
    const valuedWith = (first: number, second: number) => {
      const none = constantDriver(0);
      const flat = {
        revenueGrowth: none,
        ebitdaMargin: yearlyDriver(first, second),
        depreciationToRevenue: none,
        capitalExpenditureToRevenue: none,
        netWorkingCapitalToRevenue: constantDriver(0.1),
        taxRate: none,
      };
      const inputs = plainCompanyWith({
        projection: { years: 2, drivers: flat },
        terminal: { terminalGrowth: 0 },
      });
      const range = { ...inputs.range, terminalGrowth: 0 };
      return valueCompany({ ...inputs, range }).result?.dcf?.enterpriseValue;
    };
    const peak = valuedWith(1.2, -0.01);
    expect(peak?.central).toBeCloseTo(1000, 9);
    expect(peak?.high).toBe(peak?.central);
    expect(peak?.low).toBeCloseTo((1000 * (1.2 - 0.01 / 0.095)) / 1.095, 9);
    const trough = valuedWith(-1.2, 0.01);
    expect(trough?.low).toBe(trough?.central);
    expect(trough?.high).toBeCloseTo(-(peak?.low ?? 0), 9);
  });

  test('stand around the central value whatever the inputs', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(
        fc.oneof(
          plausibleInputs,
          inputsWithOptions,
          plausibleInputs.map(withLosses),
          inputsWithOptions.map(withLosses),
          wildInputs,
          inputsWithOneWildNumber,
        ),
        (inputs) => {
          expect(rangesOf(inputs).filter((range) => !isOrdered(range))).toEqual([]);
        },
      ),
      { numRuns: propertyRuns(600, 60) },
    );
  });
});
