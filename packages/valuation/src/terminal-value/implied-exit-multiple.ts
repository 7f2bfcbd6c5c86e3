import { portablePower } from '../portable-math/portable-power.ts';

/**
 * EV/EBITDA implied by a Gordon terminal value at the end of year N: `TV · (1 + w)^yearsToYearEnd / EBITDA_N`;
 * `yearsToYearEnd` is 0 with year-end flows, 0.5 with mid-year ones. Times. Source: wallstreetprep (year-end); the
 * mid-year form is derived and passes a round trip.
 */
export const impliedExitMultiple = (
  terminalValue: number,
  ebitda: number,
  weightedAverageCostOfCapital: number,
  yearsToYearEnd: number,
): number =>
  (terminalValue * portablePower(1 + weightedAverageCostOfCapital, yearsToYearEnd)) / ebitda;
