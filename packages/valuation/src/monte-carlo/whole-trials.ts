import { equityOfResult } from '../equity-of-result.ts';
import { centralCaseOf, moveDrivers, type DriverMove, type MoveBase } from '../move-driver.ts';
import type { DrawnDriver } from './trial-columns.ts';
import { firstUnusable, type TrialValuer } from './trial-valuer.ts';

const movesAt = (drawn: readonly DrawnDriver[], at: number): DriverMove[] =>
  drawn.map(({ driver, apply, amounts }) => ({ driver, apply, amount: amounts[at] ?? 0 }));

/**
 * Each trial valued whole: for valuations whose options the flat models do not know. A trial in which one of two methods
 * has no value is not that valuation.
 */
export const wholeTrials = (base: MoveBase, drawn: readonly DrawnDriver[]): TrialValuer => {
  const methodsOf = ({ dcf, multiples }: { dcf: unknown; multiples: unknown }): number =>
    Number(dcf !== null) + Number(multiples !== null);
  const central = centralCaseOf(base.inputs);
  const methods = central && methodsOf(central);
  return (target, from, to) => {
    for (let at = from; at < to; at += 1) {
      const result = centralCaseOf(moveDrivers(base, movesAt(drawn, at)));
      if (result === null || methodsOf(result) !== methods) return at;
      target[at] = equityOfResult(result).central;
      if (firstUnusable(target, at, at + 1) === at) return at;
    }
    return to;
  };
};
