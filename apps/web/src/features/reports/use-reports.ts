import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { ReportPage } from '@valia/domain/reports/report-schemas.ts';
import type { ReportsSearch } from '../../lib/read-reports-search.ts';
import { trpc } from '../../lib/trpc.ts';

/** The reports that the address asks for. Not through tRPC's own infinite query, which sends a `direction` too. */
export const useReports = ({ search, kind, language }: ReportsSearch) => {
  const { client } = trpc.useUtils();
  const wanted = { search: search ?? '', kind: kind ?? null, language: language ?? null };
  return useInfiniteQuery<
    ReportPage,
    Error,
    InfiniteData<ReportPage, string | null>,
    QueryKey,
    string | null
  >({
    queryKey: [...getQueryKey(trpc.valuations.reports), wanted],
    queryFn: ({ pageParam, signal }) =>
      client.valuations.reports.query({ ...wanted, cursor: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
};
