/** Losses remaining at the end of a year: `opening + max(0, −EBIT) − used`. Money. Source: Damodaran, fcffneg.xls. */
export const closingLosses = (openingLosses: number, ebit: number, used: number): number =>
  openingLosses + Math.max(0, -ebit) - used;
