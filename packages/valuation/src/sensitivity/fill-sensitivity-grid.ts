import { isGrowthBelowCostOfCapital } from '../dcf/discounted-cash-flow.ts';
import { discountFactor } from '../discounting/discount-factor.ts';

/** Flows in the form of the grid: the same rate every year, and times one year apart. */
export interface GridBasis {
  freeCashFlows: Float64Array;
  /** Years to the first flow; each later flow is one year after the one before. */
  firstTime: number;
  /** The amount from which the perpetuity grows, before growth; or the last year's EBITDA for an exit multiple. */
  terminalBase: number;
  isGordon: boolean;
  /** Years from the last flow to the terminal value: 0, or 0.5 for an exit multiple with mid-year flows. */
  terminalDelay: number;
  bridgeTotal: number;
}

const startFactor = (rate: number, time: number): number => {
  if (time === 1) return 1 / (1 + rate);
  return time === 0.5 ? 1 / Math.sqrt(1 + rate) : discountFactor(rate, time);
};

/**
 * Writes the equity values for every rate and terminal driver into `target`, row by row; NaN for a case that
 * `dcfCaseRefusal` refuses. The flows are discounted once for each row, so that a cell needs only one division. Money.
 */
export const fillSensitivityGrid = (
  basis: GridBasis,
  rates: Float64Array,
  drivers: Float64Array,
  target: Float64Array,
): void => {
  const { freeCashFlows, firstTime, terminalBase, isGordon, terminalDelay, bridgeTotal } = basis;
  const columns = drivers.length;
  for (let row = 0; row < rates.length; row += 1) {
    const rate = rates[row] ?? 0;
    const yearly = 1 / (1 + rate);
    let factor = startFactor(rate, firstTime);
    let value = bridgeTotal;
    let last = factor;
    for (let year = 0; year < freeCashFlows.length; year += 1) {
      value += (freeCashFlows[year] ?? 0) * factor;
      last = factor;
      factor *= yearly;
    }
    const terminal = terminalBase * last * (terminalDelay === 0 ? 1 : Math.sqrt(yearly));
    const from = row * columns;
    for (let column = 0; column < columns; column += 1) {
      const driver = drivers[column] ?? 0;
      const cell = isGordon ? (terminal * (1 + driver)) / (rate - driver) : terminal * driver;
      const refused = !(rate > 0) || (isGordon && !isGrowthBelowCostOfCapital(rate, driver));
      target[from + column] = refused ? Number.NaN : value + cell;
    }
  }
};
