import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureId } from './figure.ts';
import {
  inputsWithOneWildNumber,
  plausibleInputs,
  wildInputs,
} from './testing/arbitrary-inputs.ts';
import { inputsWithOptions } from './testing/inputs-with-options.ts';
import { constantDriver, plainCompany, plainCompanyWith } from './testing/plain-company.ts';
import { propertyRuns } from './testing/property-runs.ts';
import { valueCompany } from './value-company.ts';
import type { ValuationInputs } from './valuation-inputs.ts';
import type { ValueRange } from './valuation-outcome.ts';

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

/** The same company with earnings and flows below zero. */
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
