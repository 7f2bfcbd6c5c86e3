import type { ValuationResult } from '../valuation-outcome.ts';

export interface MethodsDistance {
  lower: number;
  higher: number;
  /** How far the higher is above the lower, as a share of the lower; null where the lower is not positive. */
  distance: number | null;
  isFar: boolean;
}

/** A share of the lower value; exactly so far is not yet far. */
const farDistance = 0.3;
const tolerance = 1e-9;

/** How far apart two methods' central equity values are; one that is not positive is far from any other. */
export const distanceBetween = (one: number, other: number): MethodsDistance => {
  const [lower, higher] = [Math.min(one, other), Math.max(one, other)];
  const distance = lower > 0 ? (higher - lower) / lower : null;
  const isFar = distance === null ? higher > lower : distance > farDistance + tolerance;
  return { lower, higher, distance, isFar };
};

/** Before discounts, of the methods that have a weight; null where fewer than two have one. */
export const methodsDistance = ({
  dcf,
  multiples,
}: Pick<ValuationResult, 'dcf' | 'multiples'>): MethodsDistance | null => {
  if (dcf === null || multiples === null || dcf.weight <= 0 || multiples.weight <= 0) return null;
  return distanceBetween(dcf.equityValue.central, multiples.equityValue.central);
};
