import { startingListedLink } from '@valia/valuation/multiples/listed-at-size.ts';
import { startingSizeNodes } from '@valia/valuation/multiples/size-factor.ts';
import type { EditionDeals } from './edition-deals-schema.ts';

/** What the first editions bring deals and listed companies to a size with; most surveys end with that half-year. */
export const startingDealCurve: Omit<EditionDeals, 'sectors'> = {
  date: '2025-12-31',
  nodes: startingSizeNodes,
  ...startingListedLink,
};
