import { equityOfResult } from '../equity-of-result.ts';
import {
  centralCaseOf,
  moveDrivers,
  type DriverMove,
  type MoveBase,
} from '../moves/move-driver.ts';
import type { ValuationResult } from '../valuation-outcome.ts';
import type { DrawnDriver } from './trial-columns.ts';
import { isUsable, type TrialValuer } from './trial-valuer.ts';

const movesAt = (drawn: readonly DrawnDriver[], at: number): DriverMove[] =>
  drawn.map(({ driver, apply, amounts }) => ({ driver, apply, amount: amounts[at] ?? 0 }));

/**
 * Runs the complete valuation of each trial, for options that the flat models do not support. In a mixed valuation, a
 * trial in which a method becomes usable or unusable has no value, because it is not comparable.
 */
export const wholeTrials = (base: MoveBase, drawn: readonly DrawnDriver[]): TrialValuer => {
  const hasBoth = ({ dcf, multiples }: ValuationResult): boolean => Boolean(dcf && multiples);
  const central = centralCaseOf(base.inputs);
  const wanted = central && hasBoth(central);
  return (target, from, to) => {
    for (let at = from; at < to; at += 1) {
      const result = centralCaseOf(moveDrivers(base, movesAt(drawn, at)));
      if (result === null || hasBoth(result) !== wanted) return at;
      const value = equityOfResult(result).central;
      if (!isUsable(value)) return at;
      target[at] = value;
    }
    return to;
  };
};
