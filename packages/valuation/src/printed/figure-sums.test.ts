import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Figure, figureId, type Figures } from '../figure.ts';
import { plausibleInputs } from '../testing/arbitrary-inputs.ts';
import { inputsWithOptions } from '../testing/inputs-with-options.ts';
import { plainCompany, plainCompanyWith } from '../testing/plain-company.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { valueCompany } from '../company/value-company.ts';
import { figureSums, totalsWithRoundingDifference } from './figure-sums.ts';

const round = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

test('no sum of any valuation is further from its printed parts than their rounding', () => {
  expect.hasAssertions();
  fc.assert(
    fc.property(fc.oneof(plausibleInputs, inputsWithOptions), (inputs) => {
      const { figures } = valueCompany(inputs);
      const rounded = (id: string) => round(figures[id]?.value ?? Number.NaN);
      const apart = figureSums(figures).filter(({ total, parts }) => {
        const sum = parts.reduce((reached, { id, sign }) => reached + sign * rounded(id), 0);
        return !(Math.abs(sum - rounded(total)) <= (parts.length + 1) / 2 + 1e-6 * Math.abs(sum));
      });
      expect(apart).toEqual([]);
    }),
    { numRuns: propertyRuns(1_000, 80) },
  );
});

describe('totals apart from their printed parts', () => {
  const whole = { round, unit: 1 };

  test('are told, and no others', () => {
    // EBIT of 219.6 − 54.9 = 164.7, printed as 220 − 55 = 165. Its tax of 41.175 leaves 123.525, printed as 165 −
    // 41 = 124.
    const at = (ebitda: number) => {
      const [base] = plainCompany.accounts.years;
      if (base === undefined) throw new Error('no base year');
      const lines = { ...base.lines, ebitda, depreciationAndAmortization: 50.4 };
      const { figures } = valueCompany({
        ...plainCompany,
        accounts: { detail: 'summary', years: [{ ...base, lines }] },
      });
      return totalsWithRoundingDifference(figures, whole).has(figureId.account(2025, 'ebit'));
    };
    // 200.4 − 50.4 = 150 is printed as 200 − 50 = 150. 200.6 − 50.4 = 150.2 is printed as 201 − 50 = 151, not
    // 150.
    expect(at(200.4)).toBe(false);
    expect(at(200.6)).toBe(true);
  });

  test('those of the losses of a year among them', () => {
    const projection = { losses: { opening: 1000.4, limit: 'none' as const } };
    const { figures } = valueCompany(plainCompanyWith({ projection }));
    // The whole EBIT of 165 is offset: 1,000.4 − 165 = 835.4, whose printed parts add up.
    const closing = figureId.projection(2026, 'closingLosses');
    expect(figureSums(figures).find(({ total }) => total === closing)?.parts).toHaveLength(2);
    expect(totalsWithRoundingDifference(figures, whole).has(closing)).toBe(false);
    const tens = { round: (value: number) => Math.round(value / 10) * 10, unit: 10 };
    // Rounded to tens, 1,000 − 170 = 830, but 840 is printed.
    expect(totalsWithRoundingDifference(figures, tens).has(closing)).toBe(true);
  });
});

test('the sums are those of the projection, of the bridge and of the result', () => {
  const { figures } = valueCompany({ ...plainCompany, method: 'mixed' });
  const totals = figureSums(figures).map(({ total }) => total);
  expect(totals).toEqual(
    expect.arrayContaining([
      figureId.projection(2026, 'ebit'),
      figureId.projection(2026, 'netOperatingProfitAfterTax'),
      figureId.projection(2026, 'freeCashFlowToFirm'),
      figureId.dcf('sumOfPresentValues'),
      figureId.dcfEnterprise('central'),
      figureId.bridgeTotal(),
      figureId.multiplesEquity('low'),
      figureId.equity('high'),
    ]),
  );
});

test('the normalised lines of a closed year lead to its EBITDA', () => {
  const [year] = plainCompany.accounts.years;
  if (year === undefined) throw new Error('no base year');
  const lines = {
    ...year.lines,
    otherIncome: 20,
    supplies: 400,
    personnel: 300,
    otherOperatingExpenses: 120,
    ebitda: null,
  };
  const { figures } = valueCompany({
    ...plainCompany,
    accounts: { detail: 'lines', years: [{ ...year, lines }] },
    adjustments: [
      {
        id: 'owner',
        line: 'personnel',
        label: '',
        reason: '',
        amounts: [{ year: 2025, amount: 30 }],
      },
    ],
  });
  const sums = figureSums(figures);
  const normalised = (line: Parameters<typeof figureId.normalisedLine>[1]): string =>
    figureId.normalisedLine(2025, line);
  // 1,000 + 20 − 400 − 270 − 120.
  const ebitda = figureId.account(2025, 'normalisedEbitda');
  expect(figures[ebitda]?.value).toBe(230);
  const whole = sums.filter(({ total }) => total === ebitda).map(({ parts }) => parts);
  expect(whole).toContainEqual([
    { id: normalised('revenue'), sign: 1 },
    { id: normalised('otherIncome'), sign: 1 },
    { id: normalised('supplies'), sign: -1 },
    { id: normalised('personnel'), sign: -1 },
    { id: normalised('otherOperatingExpenses'), sign: -1 },
  ]);
});

test('a sum is one if it holds before rounding, to a billionth of its greatest amount', () => {
  const { figures } = valueCompany(plainCompany);
  const great = { ...plainCompany, unit: 1, bridge: { ...plainCompany.bridge, cash: 1e6 } };
  const ofGreat = valueCompany(great).figures;
  const id = figureId.equity('central');
  const isSum = (of: Figures, off: number): boolean => {
    const equity = of[id];
    if (equity === undefined) throw new Error('no equity');
    // The bridge's own formula is the same sum, so it is removed to test the sum of the result.
    const moved = { ...equity, formula: 'input' as const, value: equity.value + off };
    return figureSums({ ...of, [id]: moved }).some(({ total }) => total === id);
  };
  // The largest amount is the enterprise value, 1,284.375.
  const most = figures[figureId.enterprise('central')]?.value ?? Number.NaN;
  expect(most).toBeCloseTo(1284.375, 9);
  expect([0.995e-9, 1.005e-9].map((share) => isSum(figures, share * most))).toEqual([true, false]);
  // Amounts of about 1,284 and 1,001,000.
  expect([0, 1e-6, 2e-6, -2e-6].map((off) => isSum(figures, off))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([0, 9e-4, 2e-3].map((off) => isSum(ofGreat, off))).toEqual([true, true, false]);
});

test('of amounts below one, a billionth of one is what binary arithmetic leaves', () => {
  const { figures } = valueCompany(plainCompany);
  const id = figureId.equity('central');
  const isSum = (equity: number): boolean => {
    const valued = { [figureId.enterprise('central')]: 0.5, [figureId.bridgeTotal()]: -0.2 };
    const moved = Object.entries({ ...valued, [id]: equity }).map(([one, value]) => {
      const figure = figures[one];
      if (figure === undefined) throw new Error(one);
      return [one, { ...figure, formula: 'input' as const, value }] as const;
    });
    return figureSums(Object.fromEntries(moved)).some(({ total }) => total === id);
  };
  expect([0.3, 0.3 + 0.9e-9, 0.3 + 1.5e-9].map(isSum)).toEqual([true, true, false]);
});

test('a closed year of sales alone leads from them to its EBITDA', () => {
  const id = figureId.account(2025, 'normalisedEbitda');
  const revenue = figureId.normalisedLine(2025, 'revenue');
  const money = (of: string): Figure => ({
    id: of,
    unit: 'money',
    formula: 'input',
    inputs: [],
    value: 1000,
  });
  const sums = figureSums({ [id]: money(id), [revenue]: money(revenue) });
  expect(sums.filter(({ total }) => total === id)).toEqual([
    { total: id, parts: [{ id: revenue, sign: 1 }] },
  ]);
});
