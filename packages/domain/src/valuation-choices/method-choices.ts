import type { ValuationMethod } from '@valia/valuation/valuation-inputs.ts';

/** In the order in which they are offered. */
export const methodChoices: readonly ValuationMethod[] = ['mixed', 'dcf', 'multiples'];
