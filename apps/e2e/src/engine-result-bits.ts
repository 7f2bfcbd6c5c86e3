import type { UncertainDriver } from '@valia/valuation/monte-carlo/monte-carlo-settings.ts';
import { monteCarlo } from '@valia/valuation/monte-carlo/monte-carlo.ts';
import { workedExampleInputs } from '@valia/valuation/reference/worked-example-inputs.ts';
import { teslaInputs } from '@valia/valuation/testing/tesla-inputs.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import type { ValuationInputs } from '@valia/valuation/valuation-inputs.ts';
import type { MarketabilityDiscount } from '@valia/valuation/discounts/discounts-inputs.ts';

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/** FNV-1a hash over the bytes of the doubles, in hexadecimal: any changed bit changes the text. */
const digestOf = (values: Iterable<number>): string => {
  const bytes = new Uint8Array(Float64Array.from(values).buffer);
  let hash = offsetBasis;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, prime);
  return (hash >>> 0).toString(16);
};

const uncertain: readonly UncertainDriver[] = [
  {
    driver: 'weightedAverageCostOfCapital',
    apply: 'factor',
    distribution: { kind: 'lognormal', mean: 1, deviation: 0.3 },
  },
  {
    driver: 'terminalGrowth',
    apply: 'shift',
    distribution: { kind: 'normal', mean: 0, deviation: 0.02 },
  },
  {
    driver: 'revenueGrowth',
    apply: 'shift',
    distribution: { kind: 'triangular', minimum: -0.05, mode: 0, maximum: 0.03 },
  },
  {
    driver: 'ebitdaMargin',
    apply: 'shift',
    distribution: { kind: 'pert', minimum: -0.06, mode: 0.01, maximum: 0.04 },
  },
];

const trialsOf = (inputs: ValuationInputs, trials: number): Record<string, string> => {
  const drawn = monteCarlo(inputs, { trials, seed: 20_260_105, drivers: uncertain, price: 5e6 });
  if (typeof drawn === 'string') return { refused: drawn };
  const { values, quantiles, histogram, mean, deviation, standardError } = drawn;
  return {
    values: digestOf(values),
    summary: digestOf([mean, deviation, standardError, ...quantiles.map(({ value }) => value)]),
    histogram: digestOf([histogram.from, histogram.width, ...histogram.counts]),
    redraws: String(drawn.redraws),
    probability: String(drawn.probabilityOfPrice),
  };
};

const figuresOf = (inputs: ValuationInputs): string =>
  digestOf(Object.values(valueCompany(inputs).figures).map(({ value }) => value));

const discounted = (model: 'chaffe' | 'finnerty' | 'ghaidarov'): ValuationInputs => {
  const lackOfMarketability: MarketabilityDiscount = {
    model,
    maturity: 2.3,
    volatility: 0.37,
    riskFreeRate: 0.031,
    dividendYield: 0.012,
  };
  return { ...workedExampleInputs, discounts: { lackOfMarketability } };
};

const firstYear = (workedExampleInputs.accounts.years.at(-1)?.year ?? 0) + 1;

/** The engine's results, bit by bit, for ordinary cases, for options and for random trials. */
export const engineResultBits = (): Record<string, string | Record<string, string>> => ({
  workedExample: figuresOf(workedExampleInputs),
  tesla: figuresOf(teslaInputs),
  chaffe: figuresOf(discounted('chaffe')),
  finnerty: figuresOf(discounted('finnerty')),
  ghaidarov: figuresOf(discounted('ghaidarov')),
  stub: figuresOf({
    ...workedExampleInputs,
    valuationDate: `${firstYear}-03-17`,
  }),
  trials: trialsOf({ ...workedExampleInputs, method: 'dcf' }, 100_000),
  trialsWithLosses: trialsOf(
    {
      ...workedExampleInputs,
      method: 'dcf',
      projection: { ...workedExampleInputs.projection, losses: { opening: 1e5, limit: 'spain' } },
    },
    20_000,
  ),
  trialsOfTesla: trialsOf(teslaInputs, 20_000),
});
