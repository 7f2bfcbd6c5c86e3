import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type {
  AdministratedRequest,
  ListAdministratedRequestsInput,
} from '@valia/domain/collaborations/request-administration-schemas.ts';
import type { Address } from '../../../components/filters/use-address.ts';
import { useFoundRows } from '../../../components/list/use-found-rows.ts';
import { refreshPages } from '../../../lib/pages-cache.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { CollaborationsSearch } from './read-collaborations-search.ts';

export type CollaborationsAddress = Address<CollaborationsSearch>;

const listKey = getQueryKey(trpc.admin.collaborations.list);

/** What waits for the firm is answered in the order in which it came. */
const wantedOf = (
  search: CollaborationsSearch,
): Omit<ListAdministratedRequestsInput, 'cursor' | 'limit'> => ({
  audience: search.view === 'advisers' ? 'advisers' : 'firm',
  search: search.search ?? '',
  type: search.type ?? null,
  status: search.view === undefined ? 'pending' : (search.status ?? null),
  direction: search.direction ?? (search.view === undefined ? 'asc' : 'desc'),
});

export const useAdministratedRequests = ({ search }: CollaborationsAddress) => {
  const { list } = trpc.useUtils().client.admin.collaborations;
  return useFoundRows({
    key: listKey,
    wanted: wantedOf(search),
    read: (input, options) => list.query(input, options),
    toRow: (request: AdministratedRequest) => request,
  });
};

/** Reads anew all that an answer changes. */
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
