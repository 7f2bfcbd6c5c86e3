import type { ComparedMultiple } from '@valia/domain/comparables/comparable-schemas.ts';
import {
  declareSearch,
  readChoice,
  readId,
  readText,
} from '../../components/filters/search-schema.ts';

export type ComparablesTab = 'sectors' | 'own' | 'platform';

/** The query parameters of the comparables. */
export const comparablesSearchSchema = declareSearch(
  {
    tab: readChoice<ComparablesTab>({ sectors: true, own: true, platform: true }),
    search: readText(60),
    multiple: readChoice<ComparedMultiple>({
      evToEbitda: true,
      evToEbit: true,
      evToSales: true,
      priceToEarnings: true,
    }),
    region: readChoice({ us: true }),
    size: readChoice({
      '100k': true,
      '250k': true,
      '500k': true,
      '2m': true,
      '5m': true,
      '10m': true,
      '30m': true,
    }),
    edition: readId,
  },
  { view: ['tab'] },
);

export const readComparablesSearch = comparablesSearchSchema.read;
export type ComparablesSearch = ReturnType<typeof readComparablesSearch>;
