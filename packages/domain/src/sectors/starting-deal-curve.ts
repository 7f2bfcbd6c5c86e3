import { startingListedLink } from '@valia/valuation/multiples/listed-at-size.ts';
import { startingSizeNodes } from '@valia/valuation/multiples/size-factor.ts';
import type { EditionDeals } from './edition-deals-schema.ts';

/**
 * The curve by which the first editions adjust deals and listed companies to a size; most of its surveys end with that
 * half-year.
 */
export const startingDealCurve: Omit<EditionDeals, 'sectors'> = {
  date: '2025-12-31',
  nodes: startingSizeNodes,
  ...startingListedLink,
};
