import { declareList } from '../lists/declare-list.ts';

export const comparedMultiples = [
  'evToEbitda',
  'evToEbit',
  'evToSales',
  'priceToEarnings',
] as const;
export type ComparedMultiple = (typeof comparedMultiples)[number];

/** The filters of the comparable multiples. */
export const comparedSectorList = declareList({
  name: 'comparables',
  search: 60,
  fields: {
    multiple: { kind: 'choice', of: comparedMultiples, filter: 'own' },
    region: { kind: 'choice', of: ['us'], filter: 'own' },
    /** The EBITDA for which deals are shown; a million by default. */
    size: {
      kind: 'choice',
      of: ['100k', '250k', '500k', '2m', '5m', '10m', '30m'],
      filter: 'own',
    },
    edition: { kind: 'id', filter: 'own' },
  },
  further: { tab: { of: ['sectors', 'own', 'platform'], part: 'tab' } },
});
