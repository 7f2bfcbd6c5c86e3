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
