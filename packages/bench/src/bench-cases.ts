import fc from 'fast-check';
import { sensitivityGrid } from '@valia/valuation/sensitivity/sensitivity-grid.ts';
import { plausibleInputs } from '@valia/valuation/testing/arbitrary-inputs.ts';
import type { ValuationInputs } from '@valia/valuation/valuation-inputs.ts';

const seed = 20_261_121;
const steps = [-0.01, -0.008, -0.006, -0.004, -0.002, 0, 0.002, 0.004, 0.006, 0.008, 0.01];

/** Eleven values around the base case, for the discount rate and for the growth. */
export const gridSteps = {
  weightedAverageCostOfCapitalSteps: steps,
  terminalGrowthSteps: steps.map((step) => step / 2),
};

const hasWholeGrid = (inputs: ValuationInputs): boolean =>
  inputs.terminal.method === 'gordon' &&
  sensitivityGrid(inputs, gridSteps)?.equity.every((row) =>
    row.every((value) => value !== null),
  ) === true;

/** The same ordinary companies in every run; for `grid`, a company with a value in every cell. */
export const benchCases = (): { companies: ValuationInputs[]; grid: ValuationInputs } => {
  const companies = fc.sample(plausibleInputs, { seed, numRuns: 200 });
  const grid = companies.find(hasWholeGrid);
  if (grid === undefined) throw new Error('No sample company has a whole sensitivity grid');
  return { companies, grid };
};
