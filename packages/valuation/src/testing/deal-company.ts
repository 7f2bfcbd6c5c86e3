import { startingListedLink } from '../multiples/listed-at-size.ts';
import { startingSizeNodes } from '../multiples/size-factor.ts';
import type { DealMultiples } from '../multiples/deal-multiples-inputs.ts';
import type { MultiplesInputs, ValuationInputs } from '../valuation-inputs.ts';
import { plainCompany } from './plain-company.ts';

/** Machinery, January 2026: the sector's deals, and 14.98x for its listed companies. */
export const machineryDeals: DealMultiples = {
  sector: 'MAQ',
  date: '2025-12-31',
  low: 4.2,
  base: 5.3,
  high: 6.4,
  grade: 'A',
  nodes: startingSizeNodes,
  ...startingListedLink,
  listed: 14.98,
};

/** Multiples of published deals, adjusted to the company's size. */
export const multiplesOfDeals = (
  deals: DealMultiples,
): Pick<MultiplesInputs, 'evToEbitda' | 'sizeStep'> => ({
  evToEbitda: {
    low: deals.low,
    central: deals.base,
    high: deals.high,
    origin: { kind: 'own', note: '', type: 'private-deal', evidence: { kind: 'sme-deals' } },
  },
  sizeStep: { mode: 'auto', basis: 'deals' },
});

/** A company valued by published deals alone, with an EBITDA in the given unit. */
export const dealCompany = (
  ebitda: number,
  {
    deals = machineryDeals,
    unit = 1,
    ...multiples
  }: Partial<MultiplesInputs> & { unit?: number } = {},
): ValuationInputs => ({
  ...plainCompany,
  method: 'multiples',
  unit,
  adjustments: [],
  accounts: {
    detail: 'summary',
    years: plainCompany.accounts.years.map((year) => ({
      ...year,
      lines: { ...year.lines, ebitda },
    })),
  },
  multiples: { ...multiplesOfDeals(deals), deals, ...multiples },
});
