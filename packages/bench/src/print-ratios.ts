import { existsSync, readFileSync, statSync } from 'node:fs';
import { engineVersion } from '@valia/valuation/engine-version.ts';
import { sensitivityGrid } from '@valia/valuation/sensitivity-grid.ts';
import { valueCompany } from '@valia/valuation/value-company.ts';
import { benchCases, gridSteps } from './bench-cases.ts';
import { medianTime } from './median-time.ts';
import { naiveSensitivityGrid } from './naive-sensitivity-grid.ts';
import { type Manifest, pageWeights } from './page-weights.ts';

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

const web = new URL('../../../apps/web/dist/', import.meta.url);
const manifestFile = new URL('.vite/manifest.json', web);

/** Small files are sent as they are. */
const bytesSent = (file: string): number => {
  const compressed = new URL(`${file}.br`, web);
  return statSync(existsSync(compressed) ? compressed : new URL(file, web)).size;
};

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
  // Null before the first build.
  kilobytesBrotli: existsSync(manifestFile)
    ? pageWeights(JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest, bytesSent)
    : null,
};
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
