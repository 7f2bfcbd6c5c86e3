import { getRouteApi } from '@tanstack/react-router';
import { findProvince } from '@valia/domain/sectors/provinces.ts';
import { findSector } from '@valia/domain/sectors/sectors.ts';
import { useMemo } from 'react';
import type { ListSearch } from '../../../lib/read-list-search.ts';
import type { ListWanted } from '../../../lib/valuation-list-cache.ts';

const route = getRouteApi('/authenticated/shell/valuations');

/** Without codes that nobody knows: reading the address leaves them, since no public page carries their lists. */
const withKnownCodes = (search: ListSearch): ListSearch => {
  const { sector, province } = search;
  return {
    ...search,
    sector: sector !== undefined && findSector(sector) !== null ? sector : undefined,
    province: province !== undefined && findProvince(province) !== null ? province : undefined,
  };
};

const useSearch = (): ListSearch => {
  const search = route.useSearch();
  return useMemo(() => withKnownCodes(search), [search]);
};

export const listRoute = { useSearch, useNavigate: route.useNavigate };

const filterKeys = [
  'search',
  'type',
  'method',
  'sector',
  'province',
  'tag',
  'updated',
  'from',
  'to',
  'min',
  'max',
] as const;

/** The filters of an address that narrow the list; its view (status, archived, shared) is not one of them. */
export const activeFilters = (search: ListSearch): (typeof filterKeys)[number][] =>
  filterKeys.filter((key) => search[key] !== undefined);

/** It shows the view of all that is mine and not archived, filtered or not. */
export const isWholeView = ({ status, scope, archived }: ListSearch): boolean =>
  status === undefined && scope === undefined && archived === undefined;

export const withoutFilters = (search: ListSearch): ListSearch => {
  const kept = { ...search };
  for (const key of filterKeys) delete kept[key];
  return kept;
};

/** What an address asks of the server. */
export const wantedOf = (search: ListSearch): ListWanted => {
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

/** Without what is undefined and without the open dialog, in one order: two that ask the same are equal. */
export const viewSearchOf = (search: ListSearch): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(search)
      .flatMap(([key, value]) =>
        key === 'new' || value === undefined ? [] : [[key, value] as const],
      )
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
