import { minimumGrowthSpread } from './discounted-cash-flow.ts';

const shareOf = (room: number, step: number): number =>
  step > 0 ? room / step : Number.POSITIVE_INFINITY;

/**
 * The share of the steps, 0…1, by which the rate can fall and the growth rise while the rate stays half a percentage
 * point above the growth, and above 0. Fractions; growth and its step are 0 where the end is a sale.
 */
export const shareOfRangeSteps = (
  weightedAverageCostOfCapital: number,
  rateStep: number,
  terminalGrowth: number,
  growthStep: number,
): number => {
  const least = weightedAverageCostOfCapital - minimumGrowthSpread;
  const share = Math.min(
    shareOf(least, rateStep),
    shareOf(least - terminalGrowth, rateStep + growthStep),
  );
  return Math.max(0, Math.min(1, share));
};
