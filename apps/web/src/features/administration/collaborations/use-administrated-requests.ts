import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { AdministratedRequest } from '@valia/domain/collaborations/request-administration-schemas.ts';
import { administratedRequests } from '@valia/domain/collaborations/request-list.ts';
import type { SearchOf } from '@valia/domain/lists/declare-list.ts';
import { wantedOf } from '@valia/domain/lists/wanted-of.ts';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { useListRows } from '../../../components/list/use-list-rows.ts';
import { refreshPages } from '../../../lib/pages-cache.ts';
import { trpc } from '../../../lib/trpc.ts';

export type CollaborationsListUrlState = ListUrlState<SearchOf<typeof administratedRequests>>;

const listKey = getQueryKey(trpc.admin.collaborations.list);

export const useAdministratedRequests = ({ search }: CollaborationsListUrlState) => {
  const { list } = trpc.useUtils().client.admin.collaborations;
  return useListRows({
    key: listKey,
    wanted: wantedOf(administratedRequests, search),
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
