import {
  addressKeysOf,
  type ListDeclaration,
  type SearchOf,
} from '@valia/domain/lists/declare-list.ts';
import { useMemo } from 'react';
import { listAddress } from '../filters/list-address.ts';
import { type ListUrlState, useListUrlState } from '../filters/use-list-url-state.ts';
import { type AnyListWords, isCodeNames } from './list-words.ts';

/** The URL state of a declared list, without unknown codes. Parsing does not remove them, since public pages must not load the lists of codes. */
export const useListAddress = <List extends ListDeclaration>(
  list: List,
  { filters }: Pick<AnyListWords<never>, 'filters'>,
): ListUrlState<SearchOf<List>> => {
  const schema = useMemo(() => {
    const address = listAddress(list);
    const coded = Object.entries(filters).flatMap(([name, { choices }]) => {
      const field = list.fields[name];
      return field !== undefined && isCodeNames(choices)
        ? addressKeysOf(name, field).map(
            (key) => [key, new Set(choices.map(({ code }) => code))] as const,
          )
        : [];
    });
    const read: typeof address.read = (given) => {
      const search = { ...address.read(given) } as Record<string, unknown>;
      for (const [key, codes] of coded)
        if (!codes.has(String(search[key]))) search[key] = undefined;
      return search as SearchOf<List>;
    };
    return { ...address, read };
  }, [list, filters]);
  return useListUrlState(schema);
};
