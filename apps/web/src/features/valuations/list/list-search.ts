import { findProvince } from '@valia/domain/sectors/provinces.ts';
import { findSector } from '@valia/domain/sectors/sectors.ts';
import { type ListUrlState, useListUrlState } from '../../../components/filters/use-list-url-state.ts';
import type { ListWanted } from '../shared/valuation-list-cache.ts';
import { type ListSearch, listSearchSchema, readListSearch } from './read-list-search.ts';

export type ValuationListUrlState = ListUrlState<ListSearch>;

/**
 * Removes unknown codes. Done here, because the lists of codes must not be loaded on public pages, where URLs are
 * parsed too.
 */
const schema: ValuationListUrlState['schema'] = {
  ...listSearchSchema,
  read: (given) => {
    const { sector, province, ...search } = readListSearch(given);
    return {
      ...search,
      sector: sector !== undefined && findSector(sector) !== null ? sector : undefined,
      province: province !== undefined && findProvince(province) !== null ? province : undefined,
    };
  },
};

export const useValuationListUrlState = (): ValuationListUrlState => useListUrlState(schema);

/** The query input for a URL. */
export const toListQuery = (search: ListSearch): ListWanted => {
  const { sector, province, updated, from, to, min, max } = search;
  return {
    scope: search.scope ?? 'own',
    archived: search.archived ?? false,
    search: search.search ?? '',
    status: search.status ?? null,
    type: search.type ?? null,
    method: search.method ?? null,
    sector: sector ?? null,
    province: province ?? null,
    tag: search.tag ?? null,
    updated: updated ?? null,
    updatedFrom: from ?? null,
    updatedTo: to ?? null,
    valueFrom: min ?? null,
    valueTo: max ?? null,
    sort: search.sort ?? 'updatedAt',
    direction: search.direction ?? 'desc',
  };
};
