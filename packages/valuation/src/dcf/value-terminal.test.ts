import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureId } from '../figure.ts';
import { inputsWithOptions } from '../testing/inputs-with-options.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { constantDriver, plainCompany, plainCompanyWith } from '../testing/plain-company.ts';
import { valueCompany } from '../company/value-company.ts';
import type { DiscountingConvention, ValuationInputs } from '../valuation-inputs.ts';

const figureOf = (inputs: ValuationInputs, name: Parameters<typeof figureId.dcf>[0]): number =>
  valueCompany(inputs).figures[figureId.dcf(name)]?.value ?? Number.NaN;

const stub = { ...plainCompany, valuationDate: '2026-06-30' };

test.each(['mid-year', 'year-end'] as DiscountingConvention[])(
  'with %s flows after a stub, a perpetuity sold at the multiple it implies is worth the same',
  (discounting) => {
    const gordon = { ...stub, discounting };
    const exitMultiple = figureOf(gordon, 'impliedExitMultiple');
    const sold: ValuationInputs = {
      ...gordon,
      terminal: { method: 'exit-multiple', terminalGrowth: null, exitMultiple },
    };
    const value = figureOf(gordon, 'presentValueOfTerminalValue');
    expect(figureOf(sold, 'presentValueOfTerminalValue')).toBeCloseTo(value, 9);
    expect(figureOf(sold, 'impliedTerminalGrowth')).toBeCloseTo(0.02, 12);
  },
);

test('an average implies the multiple of its perpetuity and the growth of its sale', () => {
  const averaged = plainCompanyWith({
    terminal: { exitMultiple: 6, average: { gordonWeight: 0.5 } },
  });
  const sold: ValuationInputs = {
    ...plainCompany,
    terminal: { method: 'exit-multiple', terminalGrowth: null, exitMultiple: 6 },
  };
  expect(figureOf(averaged, 'impliedExitMultiple')).toBe(
    figureOf(plainCompany, 'impliedExitMultiple'),
  );
  expect(figureOf(averaged, 'impliedTerminalGrowth')).toBeCloseTo(
    figureOf(sold, 'impliedTerminalGrowth'),
    12,
  );
});

describe('a multiple implies the growth of the flow that a perpetuity grows from', () => {
  const gordonOf = (inputs: ValuationInputs): ValuationInputs => {
    const { average: _, ...terminal } = inputs.terminal;
    return { ...inputs, method: 'dcf', terminal: { ...terminal, method: 'gordon' } };
  };
  const grownAt = (gordon: ValuationInputs, terminalGrowth: number): ValuationInputs => ({
    ...gordon,
    terminal: { ...gordon.terminal, terminalGrowth },
  });
  const soldAt = (gordon: ValuationInputs, exitMultiple: number): ValuationInputs => ({
    ...gordon,
    terminal: {
      ...gordon.terminal,
      method: 'exit-multiple',
      terminalGrowth: null,
      exitMultiple,
    },
  });

  test('growth to multiple and back, whatever the year has of its own', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(inputsWithOptions, (inputs) => {
        const gordon = gordonOf(inputs);
        const { terminalGrowth, returnOnCapital } = gordon.terminal;
        const multiple = figureOf(gordon, 'impliedExitMultiple');
        fc.pre(multiple > 1e-3 && terminalGrowth !== null);
        const implied = figureOf(soldAt(gordon, multiple), 'impliedTerminalGrowth');
        const { figures } = valueCompany(gordon);
        const last = gordon.projection.years + (gordon.accounts.years.at(-1)?.year ?? 0);
        const rate =
          figures[figureId.projection(last, 'costOfCapital')]?.value ??
          figures[figureId.costOfCapital('weightedAverageCostOfCapital')]?.value ??
          Number.NaN;
        const again = figureOf(grownAt(gordon, implied), 'impliedExitMultiple');
        // When the return on capital is below its cost, two growth rates can result in the same value.
        const isUnique = (returnOnCapital ?? Number.POSITIVE_INFINITY) >= rate;
        const distance = isUnique ? implied - terminalGrowth : again / multiple - 1;
        expect(Math.abs(distance)).toBeLessThan(1e-9);
      }),
      { numRuns: propertyRuns(1_000, 100) },
    );
  });

  const projection = { losses: { opening: 500, limit: 'none' as const } };

  test('without the tax that its last year is spared', () => {
    // EBIT 220 − 55 = 165, fully offset by losses: the flow is 144, of which 41.25 is saved tax.
    const gordon = plainCompanyWith({ projection });
    const sold = soldAt(gordon, figureOf(gordon, 'impliedExitMultiple'));
    expect(figureOf(sold, 'perpetuityFlow')).toBeCloseTo(144 - 41.25, 9);
    expect(figureOf(sold, 'impliedTerminalGrowth')).toBeCloseTo(0.02, 12);
  });

  test('by what growth costs', () => {
    // 123.75 after tax on 165, with growth of 2 % and a return on capital of 12.5 %: × 1.02 × 0.84 / 0.08 =
    // 1,325.3625.
    const gordon = plainCompanyWith({ terminal: { returnOnCapital: 0.125 } });
    const sold = soldAt(gordon, 1325.3625 / 220);
    expect(figureOf(sold, 'perpetuityProfitAfterTax')).toBeCloseTo(123.75, 9);
    expect(figureOf(sold, 'impliedTerminalGrowth')).toBeCloseTo(0.02, 12);
  });

  test('in an average of both', () => {
    const exitMultiple = figureOf(plainCompanyWith({ projection }), 'impliedExitMultiple');
    const averaged = plainCompanyWith({
      projection,
      terminal: { exitMultiple, average: { gordonWeight: 0.5 } },
    });
    expect(figureOf(averaged, 'impliedTerminalGrowth')).toBeCloseTo(0.02, 12);
  });

  test('and none of a flow that is not positive', () => {
    const { drivers } = plainCompany.projection;
    const investing = { ...drivers, capitalExpenditureToRevenue: constantDriver(0.3) };
    const sold = soldAt(plainCompanyWith({ projection: { drivers: investing } }), 6);
    expect(figureOf(sold, 'impliedTerminalGrowth')).toBeNaN();
  });

  test('an option of the perpetuity that cannot be used stops no sale', () => {
    const sold = soldAt(
      plainCompanyWith({ terminal: { returnOnCapital: null, taxRate: 3, ebitMargin: null } }),
      6,
    );
    expect(valueCompany(sold).issues.map(({ severity }) => severity)).not.toContain('error');
    const plain = soldAt(plainCompany, 6);
    expect(figureOf(sold, 'impliedTerminalGrowth')).toBe(figureOf(plain, 'impliedTerminalGrowth'));
  });
});

test('growth that reaches the return on capital is a warning', () => {
  const codesAt = (returnOnCapital: number) =>
    valueCompany(plainCompanyWith({ terminal: { returnOnCapital } })).issues.map(
      ({ code }) => code,
    );
  expect(codesAt(0.021)).not.toContain('growth-at-or-above-return-on-capital');
  expect(codesAt(0.02)).toContain('growth-at-or-above-return-on-capital');
});

test('a multiple of an amount that is not positive is a warning at that multiple', () => {
  const { multiples } = plainCompany;
  const own = { low: null, central: 10, high: null, origin: { kind: 'own' as const, note: '' } };
  const issuesOf = (netIncome: number) =>
    valueCompany({
      ...plainCompany,
      method: 'multiples',
      multiples: { ...multiples, netIncome, further: { priceToEarnings: { ...own, weight: 0.5 } } },
    }).issues;
  expect(issuesOf(1).map(({ code }) => code)).not.toContain('negative-amount-with-multiple');
  expect(issuesOf(0)).toContainEqual({
    severity: 'warning',
    code: 'negative-amount-with-multiple',
    field: 'multiples.further.priceToEarnings.central',
    params: { amount: 0 },
  });
});
