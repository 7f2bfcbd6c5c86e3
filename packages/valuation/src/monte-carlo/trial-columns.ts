import type { DriverMove, MovableDriver } from '../moves/move-driver.ts';

/** The amounts of one uncertain driver, one for each trial. */
export interface DrawnDriver {
  driver: MovableDriver;
  apply: DriverMove['apply'];
  amounts: Float64Array;
}

/** The move of a driver in each trial: `base · scale + shift`. */
export interface MoveColumns {
  scale: Float64Array;
  shift: Float64Array;
}

export type TrialColumns = Record<MovableDriver, MoveColumns>;

/** The columns for blocks of `trials`. Drivers that are not drawn share the same columns of ones and zeros. */
export const trialColumns = (drawn: readonly DrawnDriver[], trials: number): TrialColumns => {
  const ones = new Float64Array(trials).fill(1);
  const zeros = new Float64Array(trials);
  const columnsOf = (driver: MovableDriver): MoveColumns => {
    const move = drawn.find((one) => one.driver === driver);
    if (move === undefined) return { scale: ones, shift: zeros };
    return move.apply === 'shift'
      ? { scale: ones, shift: move.amounts }
      : { scale: move.amounts, shift: zeros };
  };
  return {
    revenueGrowth: columnsOf('revenueGrowth'),
    ebitdaMargin: columnsOf('ebitdaMargin'),
    depreciationToRevenue: columnsOf('depreciationToRevenue'),
    capitalExpenditureToRevenue: columnsOf('capitalExpenditureToRevenue'),
    netWorkingCapitalToRevenue: columnsOf('netWorkingCapitalToRevenue'),
    taxRate: columnsOf('taxRate'),
    weightedAverageCostOfCapital: columnsOf('weightedAverageCostOfCapital'),
    terminalGrowth: columnsOf('terminalGrowth'),
    exitMultiple: columnsOf('exitMultiple'),
    evToEbitda: columnsOf('evToEbitda'),
    evToEbit: columnsOf('evToEbit'),
    evToSales: columnsOf('evToSales'),
    priceToEarnings: columnsOf('priceToEarnings'),
    sizeStep: columnsOf('sizeStep'),
    normalisedEbitda: columnsOf('normalisedEbitda'),
  };
};

/** The moved value in one trial of a driver that has a single base value. */
export const movedValueInTrial = (
  base: number,
  { scale, shift }: MoveColumns,
  at: number,
): number => base * (scale[at] ?? 1) + (shift[at] ?? 0);
