/** Flow of the first year after the explicit ones: `FCFF_N · (1 + g)`. Money and a fraction. Source: Gordon growth model. */
export const terminalFreeCashFlow = (freeCashFlow: number, terminalGrowth: number): number =>
  freeCashFlow * (1 + terminalGrowth);
