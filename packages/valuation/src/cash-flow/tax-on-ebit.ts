/**
 * Tax on operating profit, none on a loss: `taxRate · max(0, ebit)`. Money and a fraction in, money out.
 * Source: Damodaran, fcffneg.xls.
 */
export const taxOnEbit = (ebit: number, taxRate: number): number => taxRate * Math.max(0, ebit);
