import { portablePower } from '../portable-math/portable-power.ts';

/**
 * Perpetual growth that an exit-multiple terminal value amounts to: `(TV · w − F) / (TV + F)` with
 * `F = FCFF · (1 + w)^yearsToYearEnd`, 0 with year-end flows, 0.5 with mid-year ones. A fraction. The flow is the one
 * that the perpetuity grows from. Source: wallstreetprep (year-end); the mid-year form is derived and passes a round trip.
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
