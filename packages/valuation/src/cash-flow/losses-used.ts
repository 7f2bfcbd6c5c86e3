/**
 * Losses that reduce one year's tax base: `min(max(0, EBIT), losses, limit)`. Money; the limit is infinity when there
 * is none. Source: Damodaran, fcffneg.xls.
 */
export const lossesUsed = (ebit: number, openingLosses: number, limit: number): number =>
  Math.min(Math.max(0, ebit), openingLosses, limit);
