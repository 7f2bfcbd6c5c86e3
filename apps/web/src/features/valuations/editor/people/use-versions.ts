import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { SnapshotList } from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { trpc } from '../../../../lib/trpc.ts';

type Pages = InfiniteData<SnapshotList, number | null>;

/** The versions a valuation was completed in, page by page, asked for anew each time they are looked at. */
export const useVersions = (id: string) => {
  const { client } = trpc.useUtils();
  return useInfiniteQuery<SnapshotList, Error, Pages, QueryKey, number | null>({
    queryKey: ['valuation-versions', id],
    queryFn: ({ pageParam, signal }) =>
      client.valuations.snapshots.query({ id, cursor: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    retry: false,
  });
};
