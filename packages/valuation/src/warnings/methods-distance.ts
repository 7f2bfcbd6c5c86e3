import type { ValuationResult } from '../valuation-outcome.ts';

export interface MethodsDistance {
  lower: number;
  higher: number;
  /**
   * The difference between the higher and the lower value, as a fraction of the lower; null when the lower is not
   * positive.
   */
  distance: number | null;
  isFar: boolean;
}

/** A fraction of the lower value; only a larger distance is far. */
const farDistance = 0.3;
const tolerance = 1e-9;

/**
 * The distance between the central equity values of two methods; a value that is not positive is far from any other.
 */
export const distanceBetween = (one: number, other: number): MethodsDistance => {
  const [lower, higher] = [Math.min(one, other), Math.max(one, other)];
  const distance = lower > 0 ? (higher - lower) / lower : null;
  const isFar = distance === null ? higher > lower : distance > farDistance + tolerance;
  return { lower, higher, distance, isFar };
};

/** The distance before discounts between the methods that have a weight; null when fewer than two have one. */
export const methodsDistance = ({
  dcf,
  multiples,
}: Pick<ValuationResult, 'dcf' | 'multiples'>): MethodsDistance | null => {
  if (dcf === null || multiples === null || dcf.weight <= 0 || multiples.weight <= 0) return null;
  return distanceBetween(dcf.equityValue.central, multiples.equityValue.central);
};
