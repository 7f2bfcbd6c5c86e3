import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type RouterInputs, trpc } from '../../../lib/trpc.ts';
import type { ListPage } from './list-totals.ts';

type ListWanted = Omit<NonNullable<RouterInputs['valuations']['list']>, 'cursor' | 'limit'>;

/** The list page by page. Not through tRPC's own infinite query: that one takes `direction` for itself. */
export const useValuationList = (wanted: ListWanted) => {
  const { client } = trpc.useUtils();
  return useInfiniteQuery<ListPage, Error, InfiniteData<ListPage>, QueryKey, string | null>({
    queryKey: [...getQueryKey(trpc.valuations.list), wanted],
    queryFn: ({ pageParam, signal }) =>
      client.valuations.list.query({ ...wanted, cursor: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
};
