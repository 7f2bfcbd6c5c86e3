import { taxOnEbit } from './tax-on-ebit.ts';

/**
 * A year's cash flow with its actual tax added back and its whole profit taxed: `FCFF + tax − t · max(0, EBIT)`. Money
 * and a fraction.
 */
export const flowAtFullTax = (
  freeCashFlow: number,
  tax: number,
  taxRate: number,
  ebit: number,
): number => freeCashFlow + tax - taxOnEbit(ebit, taxRate);
