import { taxOnEbit } from './tax-on-ebit.ts';

/** A year's flow with its own tax given back and all of its profit taxed: `FCFF + tax − t · max(0, EBIT)`. Money and a fraction. */
export const flowAtFullTax = (
  freeCashFlow: number,
  tax: number,
  taxRate: number,
  ebit: number,
): number => freeCashFlow + tax - taxOnEbit(ebit, taxRate);
