/** `(equity − value of the options) / shares`. Money per share. Source: Damodaran, Tesla, November 2021. */
export const valuePerShare = (equityValue: number, optionsValue: number, shares: number): number =>
  (equityValue - optionsValue) / shares;
