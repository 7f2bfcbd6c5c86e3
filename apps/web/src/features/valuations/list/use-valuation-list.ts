import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';
import {
  isShortList,
  type ListData,
  listKeyOf,
  type ListWanted,
} from '../../../lib/valuation-list-cache.ts';
import type { ListPage } from './list-totals.ts';

const limit = 100;

/** The list page by page. Not through tRPC's own infinite query: that one takes `direction` for itself. */
export const useValuationList = (wanted: ListWanted) => {
  const { client } = trpc.useUtils();
  return useInfiniteQuery<ListPage, Error, ListData, QueryKey, string | null>({
    queryKey: listKeyOf(wanted),
    queryFn: ({ pageParam, signal }) =>
      client.valuations.list.query({ ...wanted, limit, cursor: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: isShortList,
    refetchOnReconnect: isShortList,
    refetchOnWindowFocus: isShortList,
  });
};
