import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { SearchSchema, SearchValues } from './search-schema.ts';

/** What a list's address asks for, and how that is changed. */
export interface Address<Search extends SearchValues = SearchValues> {
  schema: Pick<SearchSchema, 'keys' | 'view' | 'order' | 'passing'> & {
    read: (given: Readonly<Record<string, unknown>>) => Search;
  };
  search: Search;
  /** Changes these keys and leaves the others; `replace`: back does not lead to what was before. */
  change: (next: SearchValues, how?: { replace: boolean }) => void;
  /** The keys that narrow the list now. */
  activeFilters: readonly string[];
  clearFilters: () => void;
  /** Asks for everything, in the usual order. */
  clear: () => void;
  /** Whether it shows the view of everything, filtered or not. */
  isWholeView: boolean;
}

const without = (keys: readonly string[]): SearchValues =>
  Object.fromEntries(keys.map((key) => [key, undefined]));

export const useAddress = <Search extends SearchValues>(
  schema: Address<Search>['schema'],
): Address<Search> => {
  const given: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = useMemo(() => schema.read(given), [schema, given]);
  const change = useCallback<Address['change']>(
    (next, { replace } = { replace: false }) =>
      void navigate({ to: '.', search: (before) => ({ ...before, ...next }), replace }),
    [navigate],
  );
  const { view, order, passing, keys } = schema;
  const others = new Set([...view, ...order, ...passing]);
  const filters = keys.filter((key) => !others.has(key));
  return {
    schema,
    search,
    change,
    activeFilters: filters.filter((key) => search[key] !== undefined),
    clearFilters: () => change(without(filters)),
    clear: () => change(without(keys)),
    isWholeView: view.every((key) => search[key] === undefined),
  };
};

/** Without what is undefined or of the moment, in one order: two that ask the same are equal. */
export const savedSearch = (
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
