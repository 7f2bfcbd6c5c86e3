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

export interface NativeMonteCarloRound {
  /** Microseconds of each run of all trials, and of one grid in each run. */
  trials: number[];
  /** Microseconds of each run with the engine's own algorithm. */
  sameTrials: number[];
  grids: number[];
  mean: number;
  sameMean: number;
  gridCentre: number;
}

const source = fileURLToPath(new URL('../native/monte-carlo.c', import.meta.url));
const nanosecondsPerMicrosecond = 1000;
const flags = ['-O3', '-march=native', '-ffast-math'];

/**
 * Compiles the loop in C; returns the path of its program, or null when there is no gcc. Throws when it does not
 * compile.
 */
export const compileNativeMonteCarlo = (): string | null => {
  const program = path.join(mkdtempSync(path.join(tmpdir(), 'valia-bench-')), 'monte-carlo');
  const { status, stderr, error } = spawnSync('gcc', [...flags, '-o', program, source, '-lm'], {
    encoding: 'utf8',
  });
  if (error !== undefined && 'code' in error && error.code === 'ENOENT') return null;
  if (status !== 0) throw new Error(`The loop in C does not compile: ${stderr}`, { cause: error });
  return program;
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

/** Runs the program for some rounds, which it times itself. Throws when the program fails. */
export const runNativeMonteCarlo = (program: string, rounds: number): NativeMonteCarloRound => {
  const { stdout, status } = spawnSync(program, { input: inputOf(rounds), encoding: 'utf8' });
  if (status !== 0) throw new Error(`The loop in C ended with ${String(status)}`);
  const lines = stdout.split('\n').map((line) => line.split(' '));
  const timesOf = (name: string) =>
    lines
      .filter(([kind]) => kind === name)
      .map(([, time]) => Number(time) / nanosecondsPerMicrosecond);
  const answerOf = (name: string) =>
    Number(lines.find(([kind]) => kind === name)?.[2] ?? Number.NaN);
  return {
    trials: timesOf('trials'),
    sameTrials: timesOf('same'),
    grids: timesOf('grid'),
    mean: answerOf('trials'),
    sameMean: answerOf('same'),
    gridCentre: answerOf('grid'),
  };
};
