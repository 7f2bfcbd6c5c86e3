import { portablePower } from '../portable-math/portable-power.ts';

/** Both solutions of `a·x² − b·x + c = 0`, without cancellation. */
const solutionsOf = (a: number, b: number, c: number): number[] => {
  const larger = (b + (b < 0 ? -1 : 1) * Math.sqrt(b * b - 4 * a * c)) / 2;
  return [c / larger, larger / a];
};

/**
 * Perpetual growth that an exit-multiple terminal value amounts to where growth is paid for by a return on capital R:
 * g of `TV · (w − g) = P · (1 + g) · (1 − g / R)`, P the profit after tax `· (1 + w)^yearsToYearEnd`. Money and
 * fractions. Where R ≥ w only the smaller solution is below w; else both are, or none, and the one nearest to 0 counts.
 * NaN without one.
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
