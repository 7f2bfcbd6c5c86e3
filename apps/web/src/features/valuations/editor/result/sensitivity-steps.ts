import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';

const places = [-2, -1, 0, 1, 2] as const;

/** Two steps either way of the cost of capital and of the growth; the middle is the valuation itself. */
export const sensitivitySteps = ({ range }: ValuationDocument) => ({
  weightedAverageCostOfCapitalSteps: places.map(
    (place) => place * (range.weightedAverageCostOfCapital || 0.005),
  ),
  terminalGrowthSteps: places.map((place) => place * (range.terminalGrowth || 0.0025)),
});

/** The values of a grid's cases that have one. */
export const amountsOf = (grid: readonly (readonly (number | null)[])[]): number[] =>
  grid.flat().filter((value) => value !== null);

/** 0 to 1 for each cell between the lowest and the highest; null where there is no value. */
export const heatOf = (grid: readonly (readonly (number | null)[])[]): (number | null)[][] => {
  const known = amountsOf(grid);
  const lowest = Math.min(...known);
  const spread = Math.max(...known) - lowest || 1;
  return grid.map((row) => row.map((value) => (value === null ? null : (value - lowest) / spread)));
};
