import { portablePower } from '../portable-math/portable-power.ts';

/**
 * Perpetual growth implied by an exit-multiple terminal value: `(TV · w − F) / (TV + F)` with `F = FCFF · (1 +
 * w)^yearsToYearEnd`, 0 with year-end flows, 0.5 with mid-year ones. A fraction. FCFF is the flow from which the
 * perpetuity grows. Source: wallstreetprep (year-end); mid-year is derived and passes a round trip.
 */
export const impliedTerminalGrowth = (
  terminalValue: number,
  freeCashFlow: number,
  weightedAverageCostOfCapital: number,
  yearsToYearEnd: number,
): number => {
  const flow = freeCashFlow * portablePower(1 + weightedAverageCostOfCapital, yearsToYearEnd);
  return (terminalValue * weightedAverageCostOfCapital - flow) / (terminalValue + flow);
};
