import type { ValuationInputs } from '../valuation-inputs.ts';

/** How much cash lacks to what the business needs to run; 0 where it lacks none, or one of them is not given. */
export const cashShortfall = ({ cash, minimumCash }: ValuationInputs['bridge']): number =>
  cash === null || minimumCash === null ? 0 : Math.max(0, minimumCash - cash);
