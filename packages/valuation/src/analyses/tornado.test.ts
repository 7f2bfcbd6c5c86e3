import { describe, expect, test } from 'vitest';
import { workedExampleInputs } from '../reference/worked-example-inputs.ts';
import { plainCompany, plainCompanyWith } from '../testing/plain-company.ts';
import { defaultTornadoSwings, sizeStepShift, tornado, tornadoIssues } from './tornado.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

const equityAt = (growth: number, rate = 0.1): number =>
  (102.75 + (102.75 * (1 + growth)) / (rate - growth)) / (1 + rate) - 250;

describe('the tornado of the plain company', () => {
  const bars = Object.fromEntries((tornado(plainCompany) ?? []).map((bar) => [bar.driver, bar]));

  test('moves each driver by its swing, the others at base', () => {
    expect(bars['terminalGrowth']?.unfavourable).toBeCloseTo(equityAt(0.015), 9);
    expect(bars['terminalGrowth']?.favourable).toBeCloseTo(equityAt(0.025), 9);
    expect(bars['weightedAverageCostOfCapital']?.unfavourable).toBeCloseTo(equityAt(0.02, 0.11), 9);
    expect(bars['weightedAverageCostOfCapital']?.favourable).toBeCloseTo(equityAt(0.02, 0.09), 9);
    expect(bars['ebitdaMargin']?.unfavourable).toBeCloseTo(1034.375 - 8.25 * 12.5, 9);
    expect(bars['ebitdaMargin']?.swing).toBeCloseTo(2 * 8.25 * 12.5, 9);
    expect(bars['capitalExpenditureToRevenue']?.favourable).toBeCloseTo(1034.375 + 5.5 * 12.5, 9);
    expect(bars['netWorkingCapitalToRevenue']?.favourable).toBeCloseTo(1034.375 + 22 * 12.5, 9);
    expect(bars['taxRate']?.unfavourable).toBeCloseTo(1034.375 - 0.02 * 165 * 12.5, 9);
    expect(bars['depreciationToRevenue']?.favourable).toBeCloseTo(1034.375 + 5.5 * 0.25 * 12.5, 9);
    expect(Object.keys(bars)).toHaveLength(8);
  });

  test('of multiples goes from end to end', () => {
    const inputs: ValuationInputs = { ...plainCompany, method: 'multiples' };
    const found = Object.fromEntries((tornado(inputs) ?? []).map((bar) => [bar.driver, bar]));
    const { multiples } = plainCompany;
    const auto = tornado({ ...inputs, multiples: { ...multiples, sizeStep: { mode: 'auto' } } });
    const bracket = auto?.find(({ driver }) => driver === 'sizeStep');
    expect(bracket?.unfavourable).toBeCloseTo(350, 9);
    expect(bracket?.favourable).toBeCloseTo(710, 9);
    expect(found['evToEbitda']).toMatchObject({ unfavourable: 500, favourable: 950 });
    expect(found['normalisedEbitda']?.unfavourable).toBeCloseTo(605, 9);
    expect(found['normalisedEbitda']?.favourable).toBeCloseTo(695, 9);
    const band: ValuationInputs = {
      ...inputs,
      multiples: {
        ...inputs.multiples,
        evToEbitda: { ...inputs.multiples.evToEbitda, low: null, high: null },
      },
    };
    const own = (tornado(band) ?? []).find(({ driver }) => driver === 'evToEbitda');
    expect(own?.unfavourable).toBeCloseTo(900 * 0.85 - 250, 9);
    expect(own?.favourable).toBeCloseTo(900 * 1.15 - 250, 9);
    expect(defaultTornadoSwings.revenueGrowth).toBe(0.01);
  });

  test('has its widest swing first', () => {
    const swings = (tornado(workedExampleInputs) ?? []).map(({ swing }) => swing);
    expect(swings).toEqual(swings.toSorted((one, other) => other - one));
    expect(new Set(swings).size).toBe(11);
  });

  test('leaves out a driver whose end has no value', () => {
    const near = plainCompanyWith({ terminal: { terminalGrowth: 0.091 } });
    const range = { ...near.range, weightedAverageCostOfCapital: 0, terminalGrowth: 0 };
    const drivers = (tornado({ ...near, range }) ?? []).map(({ driver }) => driver);
    expect(drivers).not.toContain('terminalGrowth');
    expect(drivers).not.toContain('weightedAverageCostOfCapital');
    expect(drivers).toHaveLength(6);
    expect(tornadoIssues({ ...near, range }).map(({ field }) => field)).toEqual([
      'drivers.weightedAverageCostOfCapital',
      'drivers.terminalGrowth',
    ]);
    expect(tornadoIssues(plainCompany)).toEqual([]);
    const blank = plainCompanyWith({ terminal: { terminalGrowth: null } });
    expect(tornado(blank)).toBeNull();
    expect(tornadoIssues(blank).map(({ field }) => field)).toEqual(['terminal.terminalGrowth']);
  });

  test('takes the swings that are given, the usual ones for the others', () => {
    const found = tornado(plainCompany, { taxRate: 0.04 }) ?? [];
    const barOf = (name: string) => found.find(({ driver }) => driver === name);
    expect(barOf('taxRate')?.swing).toBeCloseTo(0.08 * 165 * 12.5, 9);
    expect(barOf('terminalGrowth')).toEqual(bars['terminalGrowth']);
  });

  test('of a sale moves its multiple by half a turn', () => {
    const sale = plainCompanyWith({ terminal: { method: 'exit-multiple', exitMultiple: 6 } });
    const bar = (tornado(sale) ?? []).find(({ driver }) => driver === 'exitMultiple');
    expect(bar?.favourable).toBeCloseTo((102.75 + 220 * 6.5) / 1.1 - 250, 9);
    expect(bar?.unfavourable).toBeCloseTo((102.75 + 220 * 5.5) / 1.1 - 250, 9);
  });

  test('of each multiple goes between the ends that its range is made of', () => {
    const { multiples } = plainCompany;
    const barOf = (given: Partial<typeof multiples>, name: string) =>
      tornado({
        ...plainCompany,
        method: 'multiples',
        multiples: { ...multiples, ...given },
      })?.find(({ driver }) => driver === name);
    const oneFigure = { ...multiples.evToEbitda, low: 6, central: 6, high: 6 };
    const band = barOf({ evToEbitda: oneFigure }, 'evToEbitda');
    expect(band?.unfavourable).toBeCloseTo(900 * 0.85 - 250, 9);
    expect(band?.favourable).toBeCloseTo(900 * 1.15 - 250, 9);
    const own = { origin: { kind: 'own' as const, note: '' } };
    const evToSales = { low: 0.5, central: 1, high: 2, weight: 0.5, ...own };
    const sales = barOf({ evToEbitdaWeight: 0.5, further: { evToSales } }, 'evToSales');
    expect(sales?.unfavourable).toBeCloseTo((650 + 500 * 0.75 - 250) / 2, 9);
    expect(sales?.favourable).toBeCloseTo((650 + 2000 * 0.75 - 250) / 2, 9);
    const whole = { sizeStep: { mode: 'manual' as const, value: -1 } };
    expect(barOf(whole, 'evToEbitda')).toBeUndefined();
    expect(
      tornadoIssues({
        ...plainCompany,
        method: 'multiples',
        multiples: { ...multiples, ...whole },
      }),
    ).toEqual([]);
  });

  test('has less EBITDA on its unfavourable side, a loss too', () => {
    const inputs: ValuationInputs = {
      ...plainCompany,
      method: 'multiples',
      accounts: {
        ...plainCompany.accounts,
        years: plainCompany.accounts.years.map((year) => ({
          ...year,
          lines: { ...year.lines, ebitda: -200 },
        })),
      },
    };
    const bar = tornado(inputs)?.find(({ driver }) => driver === 'normalisedEbitda');
    expect(bar?.unfavourable).toBeCloseTo(-210 * 4.5 - 250, 9);
    expect(bar?.favourable).toBeCloseTo(-190 * 4.5 - 250, 9);
  });

  const byHand = (value: number): ValuationInputs => ({
    ...plainCompany,
    method: 'multiples',
    multiples: { ...plainCompany.multiples, sizeStep: { mode: 'manual', value } },
  });

  test('moves a size step given by hand around itself, never below −100 %', () => {
    const barOf = (value: number) =>
      tornado(byHand(value))?.find(({ driver }) => driver === 'sizeStep');
    expect(barOf(0)?.unfavourable).toBeCloseTo(1200 * 0.85 - 250, 9);
    expect(barOf(0)?.favourable).toBeCloseTo(1200 * 1.15 - 250, 9);
    expect(barOf(-0.15)?.unfavourable).toBeCloseTo(1200 * 0.7 - 250, 9);
    expect(barOf(-0.15)?.favourable).toBeCloseTo(1200 - 250, 9);
    expect(barOf(-0.95)?.unfavourable).toBeCloseTo(-250, 9);
    expect(barOf(-0.95)?.favourable).toBeCloseTo(1200 * 0.1 - 250, 9);
    expect(barOf(-1)).toBeUndefined();
    expect(tornadoIssues(byHand(-1))).toEqual([]);
    expect(sizeStepShift({ sizeStep: { mode: 'auto' } })).toBeNull();
  });

  test('has the base case within each bar, the lower value on its unfavourable side', () => {
    const losses = byHand(-0.15);
    const years = losses.accounts.years.map((year) => ({
      ...year,
      lines: { ...year.lines, ebitda: -200 },
    }));
    const ofLosses = { ...losses, accounts: { ...losses.accounts, years } };
    for (const [inputs, central] of [
      [byHand(0), 1200 - 250],
      [byHand(-0.15), 1200 * 0.85 - 250],
      [ofLosses, -1200 * 0.85 - 250],
    ] as const) {
      const found = tornado(inputs) ?? [];
      expect(found.length).toBeGreaterThan(2);
      for (const { unfavourable, favourable, swing } of found) {
        expect(unfavourable).toBeLessThanOrEqual(central + 1e-9);
        expect(favourable).toBeGreaterThanOrEqual(central - 1e-9);
        expect(swing).toBe(favourable - unfavourable);
      }
    }
  });
});
