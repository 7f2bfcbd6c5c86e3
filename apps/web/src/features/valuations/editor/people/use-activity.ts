import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { ValuationActivity } from '@valia/domain/valuations/valuation-activity-schemas.ts';
import { trpc } from '../../../../lib/trpc.ts';

type Pages = InfiniteData<ValuationActivity, number | null>;

/** What happened to a valuation, page by page, asked for anew each time it is looked at. */
export const useActivity = (id: string) => {
  const { client } = trpc.useUtils();
  return useInfiniteQuery<ValuationActivity, Error, Pages, QueryKey, number | null>({
    queryKey: ['valuation-activity', id],
    queryFn: ({ pageParam, signal }) =>
      client.valuations.activity.query({ id, cursor: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    retry: false,
  });
};
