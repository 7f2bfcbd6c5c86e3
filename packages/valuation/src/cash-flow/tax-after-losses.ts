/**
 * Tax after offset losses: `taxRate · (max(0, EBIT) − losses used)`. Money and a fraction in, money out. Source:
 * Damodaran, fcffneg.xls.
 */
export const taxAfterLosses = (ebit: number, used: number, taxRate: number): number =>
  taxRate * (Math.max(0, ebit) - used);
