import {
  addressKeysOf,
  type ListDeclaration,
  type SearchOf,
} from '@valia/domain/lists/declare-list.ts';
import { useMemo } from 'react';
import { listAddress } from '../filters/list-address.ts';
import { type ListUrlState, useListUrlState } from '../filters/use-list-url-state.ts';
import { type AnyListWords, isCodeNames } from './list-words.ts';

/** The address of a declared list, without codes that nobody knows: no public page, where addresses are read, has their names. */
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
