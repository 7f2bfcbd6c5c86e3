import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Figure, figureId, type Figures } from '../figure.ts';
import { plausibleInputs } from '../testing/arbitrary-inputs.ts';
import { inputsWithOptions } from '../testing/inputs-with-options.ts';
import { plainCompany } from '../testing/plain-company.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { valueCompany } from '../company/value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import { addUp } from './add-up.ts';
import { figureSums, normalisedChangeId } from './figure-sums.ts';

const round = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

const printedOf = (figures: Figures, scale: number) => {
  const { values, sums, heads } = figureSums(figures);
  const scaled = new Map([...values].map(([id, value]) => [id, value * scale]));
  return { scaled, sums, printed: addUp(scaled, sums, { round, unit: 1, heads }) };
};

const expectSums = (inputs: ValuationInputs, scale: number): void => {
  const { scaled, sums, printed } = printedOf(valueCompany(inputs).figures, scale);
  const of = (id: string): number => printed.get(id) ?? Number.NaN;
  const apart = sums
    .map(({ total, parts }) => {
      const reached = parts.reduce((sum, { id, sign }) => sum + sign * of(id), 0);
      return { total, distance: reached - of(total) };
    })
    .filter(({ distance }) => distance !== 0);
  const moved = [...scaled].filter(
    ([id, value]) => !(Math.abs(of(id) - value) < 1 + 1e-6 * Math.abs(value)),
  );
  // Asked once: thousands of expectations of one valuation take most of the time.
  expect({ apart, moved }).toEqual({ apart: [], moved: [] });
};

describe('the printed amounts of any valuation', () => {
  // In the unit that is typed, and in thousands of it, as whole numbers are in neither.
  const scales = fc.constantFrom(1, 0.001);

  test('add up in every sum that a reader can make of them, none a unit or more from itself', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(plausibleInputs, scales, (inputs, scale) => expectSums(inputs, scale)),
      { numRuns: propertyRuns(1_000, 150) },
    );
  });

  test('add up with any of the options', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(inputsWithOptions, scales, (inputs, scale) => expectSums(inputs, scale)),
      { numRuns: propertyRuns(1_000, 150) },
    );
  });
});

test('the sums are those of the projection, of the bridge and of the result', () => {
  const { figures } = valueCompany({ ...plainCompany, method: 'mixed' });
  const totals = figureSums(figures).sums.map(({ total }) => total);
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

test('the net debt is the debt less the cash above its least, and the debt alone without any', () => {
  const total = figureId.netFinancialDebt();
  const debt = { id: figureId.bridge('financialDebt'), sign: 1 };
  const cash = { id: figureId.bridge('cash'), sign: -1 };
  const least = { id: figureId.bridge('minimumCash'), sign: 1 };
  const figuresWith = (bridge: Partial<ValuationInputs['bridge']>): Figures =>
    valueCompany({ ...plainCompany, bridge: { ...plainCompany.bridge, ...bridge } }).figures;
  const partsOf = (figures: Figures) =>
    figureSums(figures)
      .sums.filter((sum) => sum.total === total)
      .map(({ parts }) => parts);
  const partsWith = (bridge: Partial<ValuationInputs['bridge']>) => partsOf(figuresWith(bridge));
  expect(partsWith({ cash: 50, minimumCash: 20 })).toEqual([[debt, cash, least]]);
  expect(partsWith({ cash: 50, minimumCash: null })).toEqual([[debt, cash, least]]);
  const { [least.id]: _none, ...without } = figuresWith({ cash: 50, minimumCash: null });
  expect(partsOf(without)).toEqual([[debt, cash]]);
  const { [cash.id]: _nothing, ...cashless } = figuresWith({ cash: 0, minimumCash: null });
  expect(partsOf(cashless)).toEqual([[debt]]);
  expect(partsWith({ cash: 20, minimumCash: 50 })).toEqual([[debt]]);
  expect(partsWith({ cash: 0, minimumCash: null })).toEqual([[debt]]);
  // Less than one of the unit counts as much as any other amount.
  expect(partsWith({ cash: 0.5, minimumCash: null })).toEqual([[debt, cash, least]]);
});

test('the lines of a closed year lead to their normalised ones, and those to the EBITDA', () => {
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
  const { sums, values } = figureSums(figures);
  const partsOf = (total: string) => sums.find((sum) => sum.total === total)?.parts;
  const normalised = (line: Parameters<typeof figureId.normalisedLine>[1]): string =>
    figureId.normalisedLine(2025, line);
  // 1,000 + 20 − 400 − 270 − 120.
  const ebitda = figureId.account(2025, 'normalisedEbitda');
  expect(values.get(ebitda)).toBe(230);
  const whole = sums.filter(({ total }) => total === ebitda).map(({ parts }) => parts);
  expect(whole).toContainEqual([
    { id: normalised('revenue'), sign: 1 },
    { id: normalised('otherIncome'), sign: 1 },
    { id: normalised('supplies'), sign: -1 },
    { id: normalised('personnel'), sign: -1 },
    { id: normalised('otherOperatingExpenses'), sign: -1 },
  ]);
  // What is taken out of a cost lowers it.
  expect(values.get(normalisedChangeId(2025, 'personnel'))).toBe(-30);
  expect(partsOf(normalised('personnel'))).toEqual([
    { id: figureId.account(2025, 'personnel'), sign: 1 },
    { id: normalisedChangeId(2025, 'personnel'), sign: 1 },
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
    // The bridge's own formula says the same sum, and is left out to try that of the result.
    const moved = { ...equity, formula: 'input' as const, value: equity.value + off };
    return figureSums({ ...of, [id]: moved }).sums.some(({ total }) => total === id);
  };
  // The greatest amount is the enterprise value, 1,284.375.
  const most = figures[figureId.enterprise('central')]?.value ?? Number.NaN;
  expect(most).toBeCloseTo(1284.375, 9);
  expect([0.995e-9, 1.005e-9].map((share) => isSum(figures, share * most))).toEqual([true, false]);
  // Some 1,284 and 1,001,000 of money.
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
    return figureSums(Object.fromEntries(moved)).sums.some(({ total }) => total === id);
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
  const { sums } = figureSums({ [id]: money(id), [revenue]: money(revenue) });
  expect(sums.filter(({ total }) => total === id)).toEqual([
    { total: id, parts: [{ id: revenue, sign: 1 }] },
  ]);
});
