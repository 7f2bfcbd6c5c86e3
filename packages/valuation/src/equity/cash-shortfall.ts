import type { ValuationInputs } from '../valuation-inputs.ts';

/**
 * The amount by which cash is below the minimum that the business needs; 0 when it is not below, or when either amount
 * is missing.
 */
export const cashShortfall = ({ cash, minimumCash }: ValuationInputs['bridge']): number =>
  cash === null || minimumCash === null ? 0 : Math.max(0, minimumCash - cash);
