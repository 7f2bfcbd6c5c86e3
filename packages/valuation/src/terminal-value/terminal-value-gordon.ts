/**
 * Value at the last explicit flow of a perpetuity that grows: `terminalFreeCashFlow / (WACC − g)`, where the terminal
 * flow is already that of the year after. Money and fractions; NaN unless WACC > g. Source: Gordon; widget, Tesla.
 */
export const terminalValueGordon = (
  terminalFreeCashFlow: number,
  weightedAverageCostOfCapital: number,
  terminalGrowth: number,
): number =>
  weightedAverageCostOfCapital > terminalGrowth
    ? terminalFreeCashFlow / (weightedAverageCostOfCapital - terminalGrowth)
    : Number.NaN;
