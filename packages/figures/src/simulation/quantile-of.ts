import type { MonteCarloResult } from '@valia/valuation/monte-carlo/monte-carlo.ts';

/** What a share of the simulations stays below; no number where the run does not know it. */
export const quantileOf = (
  { quantiles }: Pick<MonteCarloResult, 'quantiles'>,
  probability: number,
): number => quantiles.find((one) => one.probability === probability)?.value ?? Number.NaN;
