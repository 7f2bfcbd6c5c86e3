import { expect, test } from 'vitest';
import { figureId } from './figure.ts';
import { constantDriver, plainCompany, plainCompanyWith } from './testing/plain-company.ts';
import { valueCompany } from './value-company.ts';
import type { Projection, ValuationInputs } from './valuation-inputs.ts';

const taxOf = (inputs: ValuationInputs) => {
  const { figures } = valueCompany(inputs);
  const at = (line: 'taxRate' | 'tax') => figures[figureId.projection(2026, line)];
  return { rate: at('taxRate')?.value, formula: at('taxRate')?.formula, tax: at('tax')?.value };
};

const taxed = (spanishTax: Projection['spanishTax'], unit = 1000): ValuationInputs => ({
  ...plainCompanyWith({ projection: spanishTax === undefined ? {} : { spanishTax } }),
  unit,
});

// EBIT of 2026: 1,100 · (20 % − 5 %) = 165 thousand.
test.each([
  ['general', 0.25],
  ['small', 0.23],
  ['micro', (0.19 * 50 + 0.21 * 115) / 165],
  ['navarra', 0.28],
] as const)('a company taxed as %s in 2026 pays %d of its profit', (regime, rate) => {
  const { tax, rate: found, formula } = taxOf(taxed({ regime }));
  expect(found).toBeCloseTo(rate, 12);
  expect(tax).toBeCloseTo(rate * 165, 10);
  expect(formula).toBe('spanish-tax-rate');
});

test('by turnover of the year before: below 1 M€ micro, below 10 M€ small, else general', () => {
  const rateOf = (unit: number) => taxOf(taxed({ regime: 'by-turnover' }, unit)).rate;
  expect(rateOf(999)).toBeCloseTo(0.21 - (0.02 * 50) / 164.835, 12);
  expect(rateOf(1000)).toBe(0.23);
  expect(rateOf(9999)).toBe(0.23);
  expect(rateOf(10_000)).toBe(0.25);
});

test('losses lower the profit that the bands of a micro company are counted on', () => {
  const inputs = plainCompanyWith({
    projection: {
      spanishTax: { regime: 'micro' },
      losses: { opening: 100, limit: 'none' },
    },
  });
  const { rate, tax } = taxOf({ ...inputs, unit: 1000 });
  expect(rate).toBeCloseTo((0.19 * 50 + 0.21 * 15) / 65, 12);
  expect(tax).toBeCloseTo(0.19 * 50 + 0.21 * 15, 10);
});

test('a year that the adviser overrides keeps the given rate', () => {
  const { drivers } = plainCompany.projection;
  const overrides = [{ year: 2026, value: 0.1, reason: '' }];
  const inputs = plainCompanyWith({
    projection: {
      spanishTax: { regime: 'general' },
      drivers: { ...drivers, taxRate: { ...constantDriver(null), overrides } },
    },
  });
  expect(taxOf(inputs)).toMatchObject({ rate: 0.1, formula: 'driver-override' });
});

test('losses that no projected profit uses are a warning with their amount', () => {
  const issuesOf = (opening: number) =>
    valueCompany(plainCompanyWith({ projection: { losses: { opening, limit: 'none' } } })).issues;
  expect(issuesOf(165).map(({ code }) => code)).not.toContain('losses-left-over');
  expect(issuesOf(200)).toContainEqual({
    severity: 'warning',
    code: 'losses-left-over',
    field: 'projection.losses.opening',
    params: { losses: 35, year: 2026 },
  });
});
