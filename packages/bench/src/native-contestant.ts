import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  capexTriangle,
  deviations,
  monteCarloModel as model,
  monteCarloSettings as settings,
  projectedYears,
} from './monte-carlo-case.ts';

export interface NativeRound {
  /** Microseconds of each run of all trials, and of one grid in each. */
  trials: number[];
  grids: number[];
  mean: number;
  gridCentre: number;
}

const source = fileURLToPath(new URL('../native/monte-carlo.c', import.meta.url));
const nanosecondsPerMicrosecond = 1000;
const flags = ['-O3', '-march=native', '-ffast-math'];

/** Compiles the loop in C; answers with its program, or null where there is no gcc. */
export const compileNative = (): string | null => {
  const program = path.join(mkdtempSync(path.join(tmpdir(), 'valia-bench-')), 'monte-carlo');
  const { status } = spawnSync('gcc', [...flags, '-o', program, source, '-lm']);
  return status === 0 ? program : null;
};

const inputOf = (rounds: number): string =>
  [
    rounds,
    settings.trials,
    settings.seed,
    projectedYears,
    ...model.drivers,
    model.baseRevenue,
    model.baseNetWorkingCapital,
    model.weightedAverageCostOfCapital,
    model.terminalGrowth,
    Number(model.isMidYear),
    model.bridgeTotal,
    deviations.growth,
    deviations.margin,
    deviations.rate,
    deviations.terminalGrowth,
    capexTriangle.minimum,
    capexTriangle.mode,
    capexTriangle.maximum,
  ].join(' ');

/** Lets the program run some rounds; it measures itself. */
export const runNative = (program: string, rounds: number): NativeRound => {
  const { stdout } = spawnSync(program, { input: inputOf(rounds), encoding: 'utf8' });
  const lines = stdout.split('\n').map((line) => line.split(' '));
  const timesOf = (name: string) =>
    lines
      .filter(([kind]) => kind === name)
      .map(([, time]) => Number(time) / nanosecondsPerMicrosecond);
  const answerOf = (name: string) =>
    Number(lines.find(([kind]) => kind === name)?.[2] ?? Number.NaN);
  return {
    trials: timesOf('trials'),
    grids: timesOf('grid'),
    mean: answerOf('trials'),
    gridCentre: answerOf('grid'),
  };
};
