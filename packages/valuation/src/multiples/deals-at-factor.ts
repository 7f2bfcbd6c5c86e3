import type { RangePoint } from '../figure.ts';
import type { DealMultiples } from './deal-multiples-inputs.ts';

/** The multiples paid in deals at this size factor, from those at an EBITDA of a million. */
export const dealsAtFactor = (
  { low, base, high }: Pick<DealMultiples, 'low' | 'base' | 'high'>,
  factor: number,
): Record<RangePoint, number> => ({
  low: low * factor,
  central: base * factor,
  high: high * factor,
});
