import type { DiscountingConvention, TerminalValueInputs } from '../valuation-inputs.ts';

/**
 * Years over which the terminal value is discounted. A Gordon value stands where the last flow stands (N − 0.5 with
 * mid-year flows); a sale at a multiple happens at the end of year N. Source: wallstreetoasis; felix transcript.
 */
export const terminalValueTime = (
  explicitYears: number,
  method: TerminalValueInputs['method'],
  convention: DiscountingConvention,
): number =>
  method === 'gordon' && convention === 'mid-year' ? explicitYears - 0.5 : explicitYears;
