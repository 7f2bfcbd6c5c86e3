import { monteCarlo } from '@valia/valuation/monte-carlo/monte-carlo.ts';
import { monteCarloInputs, monteCarloSettings } from './monte-carlo-case.ts';
import { measureCallTime } from './measure-in-turn.ts';

// A separate program: prints the microseconds of one run, measured after warm-up runs in which the code is
// compiled.
const run = () => monteCarlo(monteCarloInputs, monteCarloSettings);
measureCallTime(run, 300);
process.stdout.write(String(measureCallTime(run, 100)));
