import { describe, expect, test } from 'vitest';
import { figureId } from '../figure.ts';
import {
  leaseRateIterations,
  marketWeightsIterations,
  solveLeaseRate,
  solveMarketWeights,
} from './solve-circular-values.ts';
import { buildUpWith, plainCompany } from '../testing/plain-company.ts';
import { valueCompany } from './value-company.ts';
import type { CapitalWeights, CostOfCapital, ValuationInputs } from '../valuation-inputs.ts';

const built = (parts: Partial<CostOfCapital> = {}): CostOfCapital => ({
  mode: 'build-up',
  weightedAverageCostOfCapital: null,
  buildUp: buildUpWith({ unleveredBeta: 0.8, debtToEquity: 0.3, debtSpread: 0.02 }),
  ...parts,
});

const weighed = (equity: number | null, rest: Partial<ValuationInputs> = {}): ValuationInputs => ({
  ...plainCompany,
  ...rest,
  costOfCapital: built({ weights: { basis: 'market', debt: 300, equity } }),
});

const valueOf = (inputs: ValuationInputs, id: string): number =>
  valueCompany(inputs).figures[id]?.value ?? Number.NaN;

describe('market weights that meet the value they lead to', () => {
  const leases = {
    rent: 40,
    costOfDebt: 0.05,
    schedule: { basis: 'annuity' as const, years: 5 },
  };

  test.each([
    ['from a guess', weighed(300)],
    ['from no guess at all', weighed(null)],
    ['with leases in the debt', weighed(900, { leases })],
    ['from far above', weighed(1e9)],
  ])('%s', (_from, inputs) => {
    const solved = solveMarketWeights(inputs);
    expect(solved?.rounds).toBeGreaterThan(1);
    expect(solved?.rounds).toBeLessThan(60);
    const weights: CapitalWeights = { basis: 'market', debt: 300, equity: solved?.value ?? null };
    const settled = { ...inputs, costOfCapital: { ...inputs.costOfCapital, weights } };
    const produced = valueOf(settled, figureId.dcfEquity('central'));
    expect(Math.abs(produced / (solved?.value ?? Number.NaN) - 1)).toBeLessThan(1e-9);
    const { issues } = valueCompany(settled);
    expect(issues.map(({ code }) => code)).not.toContain('market-weights-apart-from-value');
  });

  test('by hand: flow 102.75, cost of equity 7.9 %, of debt 3.75 % after tax', () => {
    // V = 102.75 / (w − 2 %) at year-end, w = 3.75 % + 4.15 % · E / (E + 300), E = V − 250.
    const equity = solveMarketWeights(weighed(1000))?.value ?? Number.NaN;
    const rate = 0.0375 + (0.0415 * equity) / (equity + 300);
    expect(102.75 / (1 + rate) + (102.75 * 1.02) / (rate - 0.02) / (1 + rate)).toBeCloseTo(
      equity + 250,
      5,
    );
  });

  // Computed by hand from the equation above, e ← V(e) − 250: the last value, or the mean of the last two once
  // they oscillate.
  test.each([
    [300, 300, 1697.259_711_139_6, 18],
    [300, null, 1697.259_711_132, 18],
    [300, 1e9, 1697.259_711_133_33, 17],
    [1500, 300, 2189.110_455_624_46, 22],
    [1500, null, 2189.110_455_637, 23],
    [5000, 300, 2891.603_278_290_52, 23],
  ])('with a debt of %d and from %j: %d after %d rounds', (debt, equity, value, rounds) => {
    const weights = { basis: 'market' as const, debt, equity };
    const solved = solveMarketWeights({ ...plainCompany, costOfCapital: built({ weights }) });
    expect(solved?.value).toBeCloseTo(value, 9);
    expect(solved?.rounds).toBe(rounds);
  });

  test('have no answer without market weights, or where debt leaves nothing', () => {
    expect(solveMarketWeights(plainCompany)).toBeNull();
    const bridge = { ...plainCompany.bridge, financialDebt: 1e6 };
    expect(solveMarketWeights(weighed(300, { bridge }))).toBeNull();
  });
});

describe('a rate for leases that meets the cost of debt it leads to', () => {
  const rated = (operatingProfit: number, rent: number): ValuationInputs => ({
    ...plainCompany,
    costOfCapital: built({
      syntheticRating: { table: 'smaller', operatingProfit, interestExpense: 20 },
    }),
    leases: { rent, costOfDebt: null, schedule: { basis: 'annuity', years: 8 } },
  });

  test('comes to rest: 150 / 20 is A+ (3.70 %), with the rents BB+ (4.38 %), then BB (4.84 %)', () => {
    const inputs = rated(150, 100);
    const solved = solveLeaseRate(inputs);
    const rate = solved?.value ?? Number.NaN;
    const settled: ValuationInputs = {
      ...inputs,
      leases: { rent: 100, costOfDebt: rate, schedule: { basis: 'annuity', years: 8 } },
    };
    expect(valueOf(settled, figureId.costOfCapital('costOfDebt'))).toBe(rate);
    expect(solved).toMatchObject({ rounds: 3 });
    expect(rate).toBeCloseTo(0.0484, 12);
  });

  test('at once with a spread that was typed in', () => {
    const { leases, ...rest } = rated(150, 100);
    const typed = { ...rest, costOfCapital: built(), ...(leases && { leases }) };
    expect(solveLeaseRate(typed)).toEqual({ value: 0.05, rounds: 1 });
  });

  test('ends for any coverage, and never at more than the worst rating', () => {
    for (let profit = -50; profit <= 400; profit += 5) {
      const solved = solveLeaseRate(rated(profit, 60));
      expect(solved?.rounds).toBeLessThanOrEqual(16);
      expect(solved?.value).toBeLessThanOrEqual(0.03 + 0.19);
    }
  });

  test('has no answer without leases, or where the rate was typed in', () => {
    expect(solveLeaseRate(plainCompany)).toBeNull();
    const { costOfCapital } = plainCompany;
    expect(solveLeaseRate({ ...rated(150, 100), costOfCapital })).toBeNull();
  });
});

describe('the rounds of a circle are told', () => {
  test('while the equity is still the one that its weights lead to', () => {
    const solved = solveMarketWeights(weighed(300));
    if (solved === null) throw new Error('no equity');
    const roundsAt = (equity: number | null) => {
      const inputs = weighed(equity);
      const weights = { basis: 'market' as const, debt: 300, equity, rounds: solved.rounds };
      const costOfCapital = { ...inputs.costOfCapital, weights };
      return marketWeightsIterations({ costOfCapital }, valueCompany({ ...inputs, costOfCapital }));
    };
    expect(roundsAt(solved.value)).toBe(solved.rounds);
    expect(roundsAt(solved.value * (1 + 1e-7))).toBe(solved.rounds);
    expect(roundsAt(solved.value * 1.001)).toBeNull();
    expect(roundsAt(solved.value * 0.999)).toBeNull();
    expect(roundsAt(null)).toBeNull();
    const typed = weighed(solved.value);
    expect(marketWeightsIterations(typed, valueCompany(typed))).toBeNull();
    const target = built({ weights: { basis: 'target', debtToValue: 0.3 } });
    expect(marketWeightsIterations({ costOfCapital: target }, valueCompany(typed))).toBeNull();
  });

  test('while the rate of the leases is still the cost of debt', () => {
    const schedule = { basis: 'annuity' as const, years: 5 };
    const roundsAt = (costOfDebt: number | null) => {
      const leases = { rent: 40, costOfDebt, rounds: 3, schedule };
      const inputs = { ...plainCompany, costOfCapital: built(), leases };
      return leaseRateIterations(inputs, valueCompany(inputs));
    };
    // A risk-free rate of 3 % and a spread of 2 %.
    expect(roundsAt(0.05)).toBe(3);
    expect(roundsAt(0.0501)).toBeNull();
    expect(roundsAt(0.0499)).toBeNull();
    expect(roundsAt(null)).toBeNull();
    expect(leaseRateIterations(plainCompany, valueCompany(plainCompany))).toBeNull();
  });
});
