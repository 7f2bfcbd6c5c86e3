import type { CashFlowBasis } from '../dcf/discounted-cash-flow.ts';
import type { GridBasis } from './fill-sensitivity-grid.ts';

/**
 * Whether each flow is one year after the one before, and the terminal value is at the last flow or half a year later.
 */
const isEvenlySpaced = (times: readonly number[], delay: number): boolean => {
  const isYearly = times.every((time, at) => at === 0 || time - (times[at - 1] ?? 0) === 1);
  return isYearly && (delay === 0 || delay === 0.5);
};

/** The basis in the form of the fast grid; null when an option requires several rates or unevenly spaced flows. */
export const gridBasis = (
  basis: CashFlowBasis,
  isGordon: boolean,
  bridgeTotal: number,
): GridBasis | null => {
  const { freeCashFlows, times, terminalTime, terminalEbitda } = basis;
  const options = [basis.terminalFlow, basis.exitTime, basis.yearlyRates];
  const firstTime = times[0] ?? Number.NaN;
  const terminalDelay = terminalTime - (times.at(-1) ?? Number.NaN);
  if (options.some((option) => option !== undefined)) return null;
  if (!isEvenlySpaced(times, terminalDelay)) return null;
  return {
    freeCashFlows: Float64Array.from(freeCashFlows),
    firstTime,
    terminalBase: isGordon ? (freeCashFlows.at(-1) ?? Number.NaN) : terminalEbitda,
    isGordon,
    terminalDelay,
    bridgeTotal,
  };
};
