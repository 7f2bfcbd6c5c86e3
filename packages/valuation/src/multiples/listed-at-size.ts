import { portablePower } from '../portable-math/portable-power.ts';
import type { DealMultiples } from './deal-multiples-inputs.ts';

/** Averages of deals at an EBITDA of a million (Southern Europe) and of listed companies (Western Europe). */
export const startingListedLink = {
  average: 5.25,
  listedAverage: 10.8,
  listedExponent: 0.35,
} as const;

type ListedLink = Pick<DealMultiples, 'average' | 'listedAverage' | 'listedExponent'>;

/**
 * A listed EV/EBITDA brought down to a private company of size factor `factor`: `5.25 · f · (L / 10.8)^0.35`. Deals of
 * dear sectors pay that much less of what listed companies of them trade at.
 */
export const listedAtSize = (
  listed: number,
  factor: number,
  { average, listedAverage, listedExponent }: ListedLink,
): number => average * factor * portablePower(listed / listedAverage, listedExponent);
