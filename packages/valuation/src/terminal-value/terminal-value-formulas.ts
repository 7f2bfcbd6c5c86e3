import { portablePower } from '../portable-math/portable-power.ts';

/** Flow of the first year after the explicit ones: `FCFF_N · (1 + g)`. Money and a fraction. Source: Gordon growth model. */
export const terminalFreeCashFlow = (freeCashFlow: number, terminalGrowth: number): number =>
  freeCashFlow * (1 + terminalGrowth);

/**
 * Value of a growing perpetuity at the time of the last explicit flow: `terminalFreeCashFlow / (WACC − g)`, where the
 * terminal flow is already that of the following year. Money and fractions; NaN unless WACC > g. Source: Gordon;
 * widget, Tesla.
 */
export const terminalValueGordon = (
  terminalFreeCashFlow: number,
  weightedAverageCostOfCapital: number,
  terminalGrowth: number,
): number =>
  weightedAverageCostOfCapital > terminalGrowth
    ? terminalFreeCashFlow / (weightedAverageCostOfCapital - terminalGrowth)
    : Number.NaN;

/** Price of the business at the end of the last explicit year: `EBITDA_N · multiple`. Source: ibankingfaq. */
export const terminalValueExitMultiple = (ebitda: number, exitMultiple: number): number =>
  ebitda * exitMultiple;

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
