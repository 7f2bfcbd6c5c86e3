import { valuationList } from '@valia/domain/valuations/valuation-list.ts';
import { useListWords } from '../../../components/list/use-list-words.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { ListSearch } from './list-search.ts';
import { valuationWords } from './valuation-words.ts';

/** The search, the filters and the orders of the list; the tag filter only if there are tags. */
export const useListFilters = (search: ListSearch) => {
  const tags = trpc.valuations.tags.useQuery({}).data?.tags ?? [];
  const { filters } = useListWords(valuationList, valuationWords, search, {
    options: { tag: tags.map((value) => ({ value, label: value })) },
  });
  if (tags.length > 0 || search.tag !== undefined) return filters;
  return {
    ...filters,
    filters: filters.filters.filter((filter) => filter.kind !== 'choice' || filter.key !== 'tag'),
  };
};
