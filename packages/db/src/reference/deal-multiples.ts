import {
  type DealSource,
  type EditionDeals,
  editionDealsSchema,
} from '@valia/domain/sectors/edition-deals-schema.ts';
import { startingDealCurve } from '@valia/domain/sectors/starting-deal-curve.ts';
import rows from './deal-multiples-data.json' with { type: 'json' };
import sources from './deal-sources-data.json' with { type: 'json' };

/** The deal multiples included in the product, which are also used for an edition without its own. */
export const startingDeals: EditionDeals = editionDealsSchema.parse({
  ...startingDealCurve,
  sectors: rows,
});

/** The published figures of a sector, and the Southern European average that pulls all of them towards it. */
export const dealSourcesOf = (code: string): DealSource[] =>
  sources.flatMap(({ sector, ...source }): DealSource[] => {
    const isAverage = sector === 'ALL' && source.name === 'Dealsuite Southern Europe';
    if (sector === code) return [{ ...source, scope: 'sector' }];
    return isAverage ? [{ ...source, scope: 'all' }] : [];
  });
