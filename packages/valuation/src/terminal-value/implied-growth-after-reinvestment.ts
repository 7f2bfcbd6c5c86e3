import { portablePower } from '../portable-math/portable-power.ts';

/** Both solutions of `a·x² − b·x + c = 0`, without cancellation. */
const solutionsOf = (a: number, b: number, c: number): number[] => {
  const larger = (b + (b < 0 ? -1 : 1) * Math.sqrt(b * b - 4 * a * c)) / 2;
  return [c / larger, larger / a];
};

/**
 * Perpetual growth g implied by an exit-multiple terminal value with a return on capital R: `TV · (w − g) = P · (1 + g)
 * · (1 − g / R)`, P being profit after tax `· (1 + w)^yearsToYearEnd`. Money, fractions. If R ≥ w, only the smaller
 * solution is below w; else both or none, and the one nearest 0 is used. NaN if none.
 */
export const impliedGrowthAfterReinvestment = (
  terminalValue: number,
  profitAfterTax: number,
  returnOnCapital: number,
  weightedAverageCostOfCapital: number,
  yearsToYearEnd: number,
): number => {
  const rate = weightedAverageCostOfCapital;
  const profit = profitAfterTax * portablePower(1 + rate, yearsToYearEnd);
  const perReturn = profit / returnOnCapital;
  const solutions = solutionsOf(
    perReturn,
    profit - perReturn + terminalValue,
    terminalValue * rate - profit,
  );
  const [smaller = Number.NaN, larger = Number.NaN] = solutions.toSorted(
    (one, other) => one - other,
  );
  const growth = returnOnCapital < rate && Math.abs(larger) < Math.abs(smaller) ? larger : smaller;
  return growth < rate ? growth : Number.NaN;
};
