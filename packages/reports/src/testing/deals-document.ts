import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { machineryDeals, multiplesOfDeals } from '@valia/valuation/testing/deal-company.ts';
import { multiplesOnly } from './sample-report-input.ts';

const setId = '5f0c1a52-4f6e-4b0e-9d0b-2026010500e0';

const deals: NonNullable<ValuationDocument['multiples']['deals']> = {
  ...machineryDeals,
  setId,
  listedSample: { firms: 210, date: '2026-01-05', source: 'Damodaran' },
};

/** The multiple of listed machinery companies of Western Europe. */
export const listedMachinery: ValuationDocument['multiples']['evToEbitda'] = {
  low: 14.98,
  central: 14.98,
  high: 14.98,
  origin: {
    kind: 'sector',
    sector: 'MAQ',
    region: 'Western Europe',
    date: '2026-01-05',
    firms: 210,
    source: 'Damodaran',
    setId,
  },
};

/** A document valued by deals of small machinery companies, with an EBITDA of 702 thousand. */
export const dealsDocument = (
  multiples: Partial<ValuationDocument['multiples']> = {},
): ValuationDocument => ({
  ...multiplesOnly(),
  multiples: { ...multiplesOfDeals(deals), deals, ...multiples },
});
