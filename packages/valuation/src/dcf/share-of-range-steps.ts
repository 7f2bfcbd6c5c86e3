import { minimumGrowthSpread } from './discounted-cash-flow.ts';

const shareOf = (room: number, step: number): number =>
  step > 0 ? room / step : Number.POSITIVE_INFINITY;

/**
 * The fraction of the range's steps, 0…1, by which the rate can fall and the growth rise while the rate remains above 0
 * and half a percentage point above the growth. Fractions; growth and its step are 0 when the terminal value is an exit
 * multiple.
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
