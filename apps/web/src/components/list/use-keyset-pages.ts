import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { isShortList } from '../../lib/pages-cache.ts';

export interface Page<Row> {
  items: Row[];
  nextCursor: string | null;
}

interface KeysetPagesOptions<Row> {
  /** The query key of the procedure. */
  key: QueryKey;
  /** The query input without the cursor: the last part of the query key. */
  wanted: object;
  read: (cursor: string | null, options: { signal: AbortSignal }) => Promise<Page<Row>>;
}

/** A list page by page. tRPC's own infinite query is not used, because it reserves the input `direction` for itself. */
export const useKeysetPages = <Row>({ key, wanted, read }: KeysetPagesOptions<Row>) => {
  const query = useInfiniteQuery<
    Page<Row>,
    Error,
    InfiniteData<Page<Row>, string | null>,
    QueryKey,
    string | null
  >({
    queryKey: [...key, wanted],
    queryFn: ({ pageParam, signal }) => read(pageParam, { signal }),
    initialPageParam: null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: isShortList,
    refetchOnReconnect: isShortList,
    refetchOnWindowFocus: isShortList,
  });
  const { data } = query;
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  return { query, rows, listKey: JSON.stringify(wanted) };
};

export type KeysetPages<Row> = ReturnType<typeof useKeysetPages<Row>>;
