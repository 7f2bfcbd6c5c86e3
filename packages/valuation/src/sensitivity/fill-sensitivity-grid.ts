import { growthIsBelowCostOfCapital } from '../dcf/discounted-cash-flow.ts';
import { discountFactor } from '../discounting/discount-factor.ts';

/** Flows as the grid takes them: the same rate every year, times one year apart. */
export interface GridBasis {
  freeCashFlows: Float64Array;
  /** Years to the first flow; each later one comes a year after. */
  firstTime: number;
  /** What the perpetuity grows from, before growth; or EBITDA of the last year for an exit multiple. */
  terminalBase: number;
  isGordon: boolean;
  /** Years from the last flow to the terminal value: 0, or 0.5 for a sale after mid-year flows. */
  terminalDelay: number;
  bridgeTotal: number;
}

const startFactor = (rate: number, time: number): number => {
  if (time === 1) return 1 / (1 + rate);
  return time === 0.5 ? 1 / Math.sqrt(1 + rate) : discountFactor(rate, time);
};

/**
 * Equity values of every rate and every terminal driver, row by row into `target`; NaN where a case is refused, as by
 * `refusalOf`. The flows are discounted once a row, so that a cell costs one division. Money.
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
      const refused = !(rate > 0) || (isGordon && !growthIsBelowCostOfCapital(rate, driver));
      target[from + column] = refused ? Number.NaN : value + cell;
    }
  }
};
