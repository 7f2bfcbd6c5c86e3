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
  /** Of the engine's own algorithm. */
  sameTrials: number[];
  grids: number[];
  mean: number;
  sameMean: number;
  gridCentre: number;
}

const source = fileURLToPath(new URL('../native/monte-carlo.c', import.meta.url));
const nanosecondsPerMicrosecond = 1000;
const flags = ['-O3', '-march=native', '-ffast-math'];

/** Compiles the loop in C; answers with its program, or null where there is no gcc. Throws when it does not compile. */
export const compileNative = (): string | null => {
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

/** Lets the program run some rounds; it measures itself. Throws when it fails. */
export const runNative = (program: string, rounds: number): NativeRound => {
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
