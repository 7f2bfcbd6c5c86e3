import { engineVersion } from '@valia/valuation/engine-version.ts';
import { sensitivityGrid } from '@valia/valuation/sensitivity-grid.ts';
import { valueCompany } from '@valia/valuation/value-company.ts';
import { benchCases, gridSteps } from './bench-cases.ts';
import { medianTime } from './median-time.ts';
import { naiveSensitivityGrid } from './naive-sensitivity-grid.ts';

// Times move between machines and runs: only the ratios within one run say something.
const { companies, grid } = benchCases();
const { rows = [], columns = [] } = sensitivityGrid(grid, gridSteps) ?? {};
let next = 0;
const valuation = medianTime(() => {
  const company = companies[next % companies.length];
  next += 1;
  return company === undefined ? null : valueCompany(company);
});
const ownGrid = medianTime(() => sensitivityGrid(grid, gridSteps));
const naiveGrid = medianTime(() => naiveSensitivityGrid(grid, rows, columns));

const report = {
  engineVersion,
  node: process.version,
  microseconds: {
    valueCompany: valuation,
    sensitivityGrid: ownGrid,
    naiveSensitivityGrid: naiveGrid,
  },
  ratios: {
    gridIsFasterThanNaive: naiveGrid / ownGrid,
    gridCostsValuations: ownGrid / valuation,
  },
};
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
