import { monteCarlo } from '@valia/valuation/monte-carlo/monte-carlo.ts';
import { monteCarloInputs, monteCarloSettings } from './monte-carlo-case.ts';
import { timeOf } from './times-in-turn.ts';

// A program of its own: prints the microseconds of one run, after those in which it is compiled.
const run = () => monteCarlo(monteCarloInputs, monteCarloSettings);
timeOf(run, 300);
process.stdout.write(String(timeOf(run, 100)));
