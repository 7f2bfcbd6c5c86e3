import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { engineVersion } from '@valia/valuation/engine-version.ts';
import { fillSensitivityGrid } from '@valia/valuation/sensitivity/fill-sensitivity-grid.ts';
import { monteCarlo } from '@valia/valuation/monte-carlo/monte-carlo.ts';
import { sensitivityGrid } from '@valia/valuation/sensitivity/sensitivity-grid.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { benchCases, gridSteps } from './bench-cases.ts';
import { builtPageWeights } from './built-page-weights.ts';
import { gridCase, monteCarloInputs, monteCarloSettings } from './monte-carlo-case.ts';
import { naiveMonteCarlo } from './naive-monte-carlo.ts';
import { naiveSensitivityGrid } from './naive-sensitivity-grid.ts';
import {
  compileNativeMonteCarlo,
  runNativeMonteCarlo,
  type NativeMonteCarloRound,
} from './native-monte-carlo.ts';
import { measureLanding } from './paint/measure-landing.ts';
import { median, medianRatio, measureCallTime, measureInTurn } from './measure-in-turn.ts';

const rounds = 21;
const naiveTrials = 1000;
const { companies, grid } = benchCases();
const { rows = [], columns = [] } = sensitivityGrid(grid, gridSteps) ?? {};
const gridTarget = new Float64Array(gridCase.rates.length * gridCase.growths.length);
let next = 0;

const valueNext = () => {
  const company = companies[next % companies.length];
  next += 1;
  return company === undefined ? null : valueCompany(company);
};

const program = compileNativeMonteCarlo();
const nativeGrids: number[] = [];
const sameNativeTrials: number[] = [];

/**
 * Both must have done the same work: the same mean except for random differences, and the same value in the centre of
 * the grid.
 */
const requireSameAnswers = ({ mean, sameMean, gridCentre }: NativeMonteCarloRound): void => {
  const drawn = monteCarlo(monteCarloInputs, monteCarloSettings);
  if (typeof drawn === 'string') throw new Error(drawn);
  const errors = Math.abs(mean - drawn.mean) / drawn.standardError;
  if (!(errors < 4)) throw new Error(`C's mean is ${errors} standard errors away: ${mean}`);
  // With the same draws in the same order the mean must be the same, except for the last bits of the quantiles.
  const apart = Math.abs(sameMean / drawn.mean - 1);
  if (!(apart < 1e-6)) throw new Error(`The engine's algorithm in C has another mean: ${sameMean}`);
  fillSensitivityGrid(gridCase.basis, gridCase.rates, gridCase.growths, gridTarget);
  const centre = gridTarget[(gridTarget.length - 1) / 2] ?? Number.NaN;
  if (!(Math.abs(gridCentre / centre - 1) < 1e-9)) throw new Error(`C's grid has ${gridCentre}`);
};

if (program !== null) requireSameAnswers(runNativeMonteCarlo(program, 1));

/** The program in C times itself, so that its start is not included; NaN without gcc. */
const nativeMonteCarlo = (): number => {
  if (program === null) return Number.NaN;
  const { trials, sameTrials, grids } = runNativeMonteCarlo(program, 3);
  sameNativeTrials.push(median(sameTrials));
  nativeGrids.push(median(grids));
  return median(trials);
};

/** In a separate process like the loop in C, because the app also runs it in a thread where nothing else runs. */
const monteCarloAlone = (): number => {
  const program = fileURLToPath(new URL('time-monte-carlo.ts', import.meta.url));
  const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', program], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The engine's Monte Carlo ended with ${String(status)}`);
  return Number(stdout);
};

const times = measureInTurn(
  {
    nativeMonteCarlo,
    sameNativeMonteCarlo: () => sameNativeTrials.at(-1) ?? Number.NaN,
    monteCarlo: monteCarloAlone,
    naiveMonteCarlo: () =>
      (measureCallTime(() => naiveMonteCarlo(naiveTrials), 0) * monteCarloSettings.trials) /
      naiveTrials,
    nativeGrid: () => nativeGrids.at(-1) ?? Number.NaN,
    gridKernel: () =>
      measureCallTime(() => {
        fillSensitivityGrid(gridCase.basis, gridCase.rates, gridCase.growths, gridTarget);
      }, 5),
    sensitivityGrid: () => measureCallTime(() => sensitivityGrid(grid, gridSteps), 5),
    naiveGrid: () => measureCallTime(() => naiveSensitivityGrid(grid, rows, columns), 0),
    valueCompany: () => measureCallTime(valueNext, 5),
  },
  rounds,
);

const atLeast = (ratio: number, least: number) => ({ ratio, least, reached: ratio >= least });
const atMost = (ratio: number, most: number) => ({ ratio, most, reached: ratio <= most });

const landing = await measureLanding();
const largestPaints = (variant: keyof NonNullable<typeof landing>): number[] =>
  landing?.[variant].map(({ largest }) => largest) ?? [];

// Times vary between machines and runs, so only the ratios within one run are meaningful.
const goals = {
  monteCarloSpeedOverNaive: atLeast(medianRatio(times.naiveMonteCarlo, times.monteCarlo), 200),
  ...(program !== null && {
    monteCarloSpeedOverNative: atLeast(medianRatio(times.nativeMonteCarlo, times.monteCarlo), 0.65),
    // The C program receives the cash flows, which the public grid computes first; the public grid is among the
    // ratios.
    gridKernelTimeOverNative: atMost(medianRatio(times.gridKernel, times.nativeGrid), 6),
  }),
  ...(landing !== null && {
    landingPaintOverHandWritten: atMost(
      medianRatio(largestPaints('prerendered'), largestPaints('handWritten')),
      1.05,
    ),
    landingPaintOverSinglePageApp: atMost(
      medianRatio(largestPaints('prerendered'), largestPaints('singlePageApp')),
      0.45,
    ),
    landingShift: atMost(median(landing.prerendered.map(({ shift }) => shift)), 0),
  }),
};

const report = {
  engineVersion,
  node: process.version,
  hasNative: program !== null,
  goals,
  ratios: {
    gridSpeedOverNaive: medianRatio(times.naiveGrid, times.sensitivityGrid),
    ...(program !== null && {
      gridTimeOverNative: medianRatio(times.sensitivityGrid, times.nativeGrid),
    }),
    ...(program !== null && {
      monteCarloSpeedOverSameAlgorithmInNative: medianRatio(
        times.sameNativeMonteCarlo,
        times.monteCarlo,
      ),
    }),
    gridTimeOverValuation: medianRatio(times.sensitivityGrid, times.valueCompany),
  },
  compares: {
    nativeMonteCarlo:
      'a textbook C loop: Box-Muller by libm, one trial after the other, -O3 -ffast-math',
    sameNativeMonteCarlo:
      "the engine's own algorithm in C: the same draws, columns, cubics, quantiles",
    monteCarlo: 'the public call: the valuation itself, 100,000 trials, quantiles and histogram',
    naiveMonteCarlo: 'every trial valued whole, with its trace',
    nativeGrid: 'the kernel of an 11 x 11 grid in C, its flows given',
    gridKernel: "the engine's kernel of an 11 x 11 grid, its flows given",
    sensitivityGrid: 'the public 11 x 11 grid: from the inputs of the valuation to its 121 values',
    naiveGrid: 'an 11 x 11 grid with every cell valued whole',
    valueCompany: 'one valuation with its trace, of 200 companies in turn',
  } satisfies Record<keyof typeof times, string>,
  microseconds: Object.fromEntries(
    Object.entries(times).map(([name, values]) => [name, median(values)]),
  ),
  /** Milliseconds, on the throttled phone. */
  largestPaints: landing && {
    prerendered: largestPaints('prerendered'),
    handWritten: largestPaints('handWritten'),
    singlePageApp: largestPaints('singlePageApp'),
  },
  kilobytesBrotli: builtPageWeights(),
};
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
if (Object.values(goals).some(({ reached }) => !reached)) process.exitCode = 1;
