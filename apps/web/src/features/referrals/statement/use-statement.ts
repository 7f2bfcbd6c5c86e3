import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type {
  CommissionEntry,
  CommissionStatement,
} from '@valia/domain/commissions/commission-schemas.ts';
import { useNow } from '../../../lib/use-now.ts';
import { trpc } from '../../../lib/trpc.ts';
import { statementDays, type StatementSearch } from './statement-period.ts';

const statementKey = getQueryKey(trpc.referrals.commissions.statement);
const pageSize = 100;

/** The statement for a URL, page by page in the ledger's order. */
export const useStatement = (search: StatementSearch) => {
  const { client } = trpc.useUtils();
  const days = statementDays(search, new Date(useNow()));
  const wanted = { ...days, kind: search.kind ?? null, search: search.search ?? '' };
  const read = (after: number, limit = pageSize, options?: { signal: AbortSignal }) =>
    client.referrals.commissions.statement.query({ ...wanted, after, limit }, options);
  const query = useInfiniteQuery({
    queryKey: [...statementKey, wanted],
    queryFn: ({ pageParam, signal }) => read(pageParam, pageSize, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page: CommissionStatement) => page.next,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  const entries: CommissionEntry[] = pages?.flatMap((page) => page.entries) ?? [];
  return { query, days, read, entries, statement: pages?.[0] };
};

export type Statement = ReturnType<typeof useStatement>;
