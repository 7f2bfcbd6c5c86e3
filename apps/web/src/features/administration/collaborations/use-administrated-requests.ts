import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type {
  AdministratedRequest,
  ListAdministratedRequestsInput,
} from '@valia/domain/collaborations/request-administration-schemas.ts';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { useListRows } from '../../../components/list/use-list-rows.ts';
import { refreshPages } from '../../../lib/pages-cache.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { CollaborationsSearch } from './read-collaborations-search.ts';

export type CollaborationsListUrlState = ListUrlState<CollaborationsSearch>;

const listKey = getQueryKey(trpc.admin.collaborations.list);

/** Requests that wait for the firm are sorted by arrival, the order in which they are answered. */
const wantedOf = (
  search: CollaborationsSearch,
): Omit<ListAdministratedRequestsInput, 'cursor' | 'limit'> => ({
  audience: search.view === 'advisers' ? 'advisers' : 'firm',
  search: search.search ?? '',
  type: search.type ?? null,
  status: search.view === undefined ? 'pending' : (search.status ?? null),
  direction: search.direction ?? (search.view === undefined ? 'asc' : 'desc'),
});

export const useAdministratedRequests = ({ search }: CollaborationsListUrlState) => {
  const { list } = trpc.useUtils().client.admin.collaborations;
  return useListRows({
    key: listKey,
    wanted: wantedOf(search),
    read: (input, options) => list.query(input, options),
    toRow: (request: AdministratedRequest) => request,
  });
};

/** Refetches everything that an answer changes. */
export const useRefetchRequests = () => {
  const queryClient = useQueryClient();
  const { admin, referrals } = trpc.useUtils();
  return {
    invalidate: async (): Promise<void> => {
      await Promise.all([
        referrals.get.invalidate(),
        admin.collaborations.totals.invalidate(),
        refreshPages(queryClient, listKey),
      ]);
    },
  };
};
