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
 * A listed EV/EBITDA converted to a private company with this size factor: `5.25 · f · (L / 10.8)^0.35`. The higher a
 * sector's listed multiple, the smaller the fraction of it that deals pay.
 */
export const listedAtSize = (
  listed: number,
  factor: number,
  { average, listedAverage, listedExponent }: ListedLink,
): number => average * factor * portablePower(listed / listedAverage, listedExponent);
