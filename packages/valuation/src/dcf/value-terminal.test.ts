import { expect, test } from 'vitest';
import { figureId } from '../figure.ts';
import { plainCompany, plainCompanyWith } from '../testing/plain-company.ts';
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
