import { expect, test } from 'vitest';
import { valueCompany } from '../company/value-company.ts';
import { toMoveBase } from '../moves/move-driver.ts';
import { dealCompany } from '../testing/deal-company.ts';
import { flatTrials } from './flat-trials.ts';
import type { DrawnDriver } from './trial-columns.ts';
import type { TrialValuer } from './trial-valuer.ts';
import { wholeTrials } from './whole-trials.ts';

test('a multiple of deals may move down to zero as it is at the size of the company', () => {
  // 5.3x at an EBITDA of a million, times 0.74 at 100,000: 3.922x.
  const inputs = dealCompany(100_000);
  const amounts = Float64Array.from([-3.9, -3.95, -5.2, 1]);
  const drawn: DrawnDriver[] = [{ driver: 'evToEbitda', apply: 'shift', amounts }];
  const outcome = valueCompany(inputs);
  const base = toMoveBase(inputs, outcome);
  const hasValue = (valuer: TrialValuer | null) =>
    [...amounts.keys()].map((at) => valuer?.(new Float64Array(4), at, at + 1) === at + 1);
  const expected = [true, false, false, true];
  expect(hasValue(base && wholeTrials(base, drawn))).toEqual(expected);
  expect(hasValue(flatTrials(inputs, outcome, drawn, 4))).toEqual(expected);
});
