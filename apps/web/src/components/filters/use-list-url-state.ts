import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { SearchSchema, SearchValues } from './search-schema.ts';

/** The query string of a list's URL, and the functions that change it. */
export interface ListUrlState<Search extends object = SearchValues> {
  schema: Pick<SearchSchema, 'keys' | 'view' | 'order' | 'passing'> & {
    read: (given: Readonly<Record<string, unknown>>) => Search;
  };
  search: Search;
  /** Changes these keys and leaves the others; with `replace`, the back button skips the previous state. */
  change: (next: SearchValues, how?: { replace: boolean }) => void;
  /** The keys that currently narrow the list. */
  activeFilters: readonly string[];
  clearFilters: () => void;
  /** Removes all filters and restores the default order. */
  clear: () => void;
  /** Whether the view without fixed filters is shown, filtered or not. */
  isWholeView: boolean;
}

const without = (keys: readonly string[]): SearchValues =>
  Object.fromEntries(keys.map((key) => [key, undefined]));

export const useListUrlState = <Search extends object>(
  schema: ListUrlState<Search>['schema'],
): ListUrlState<Search> => {
  const given: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = useMemo(() => schema.read(given), [schema, given]);
  const change = useCallback<ListUrlState['change']>(
    (next, { replace } = { replace: false }) =>
      void navigate({ to: '.', search: (before) => ({ ...before, ...next }), replace }),
    [navigate],
  );
  const { view, order, passing, keys } = schema;
  const others = new Set([...view, ...order, ...passing]);
  const filters = keys.filter((key) => !others.has(key));
  const isAsked = (key: string): boolean => Reflect.get(search, key) !== undefined;
  return {
    schema,
    search,
    change,
    activeFilters: filters.filter(isAsked),
    clearFilters: () => change(without(filters)),
    clear: () => change(without(keys)),
    isWholeView: !view.some(isAsked),
  };
};

/**
 * The search without undefined and transient values, with its keys in a fixed order, so that equal searches compare as
 * equal.
 */
export const normaliseSearch = (
  { passing }: Pick<SearchSchema, 'passing'>,
  search: SearchValues,
): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(search)
      .flatMap(([key, value]) =>
        passing.includes(key) || value === undefined ? [] : [[key, value] as const],
      )
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
