import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

interface CursorPage {
  nextCursor: string | null;
}

/** What a valuation's panel lists, page by page, asked for anew each time it is looked at. */
export const useCursorPages = <Page extends CursorPage>(
  queryKey: readonly [name: string, id: string],
  ask: (cursor: string | null, signal: AbortSignal) => Promise<Page>,
) =>
  useInfiniteQuery<Page, Error, InfiniteData<Page, string | null>, QueryKey, string | null>({
    queryKey,
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    retry: false,
  });
