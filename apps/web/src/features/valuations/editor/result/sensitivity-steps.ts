import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';

const places = [-2, -1, 0, 1, 2] as const;

/** Two steps in each direction of the cost of capital and of the growth rate; the middle is the valuation itself. */
export const sensitivitySteps = ({ range }: ValuationDocument) => ({
  weightedAverageCostOfCapitalSteps: places.map(
    (place) => place * (range.weightedAverageCostOfCapital || 0.005),
  ),
  terminalGrowthSteps: places.map((place) => place * (range.terminalGrowth || 0.0025)),
});

/** The values of a grid's cells that have one. */
export const caseAmounts = (grid: readonly (readonly (number | null)[])[]): number[] =>
  grid.flat().filter((value) => value !== null);

/** The relative position of each cell from 0 (lowest value) to 1 (highest value); null when there is no value. */
export const heatLevels = (grid: readonly (readonly (number | null)[])[]): (number | null)[][] => {
  const known = caseAmounts(grid);
  const lowest = Math.min(...known);
  const spread = Math.max(...known) - lowest || 1;
  return grid.map((row) => row.map((value) => (value === null ? null : (value - lowest) / spread)));
};
