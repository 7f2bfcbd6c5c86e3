import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

interface CursorPage {
  nextCursor: string | null;
}

/** The pages of a list in a valuation's panel, refetched each time the panel is shown. */
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
