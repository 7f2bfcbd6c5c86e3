import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { ownRequests } from '@valia/domain/collaborations/request-list.ts';
import type { RequestDetails, RequestItem } from '@valia/domain/collaborations/request-schemas.ts';
import type { SearchOf } from '@valia/domain/lists/declare-list.ts';
import { wantedOf } from '@valia/domain/lists/wanted-of.ts';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { useKeysetPages } from '../../../components/list/use-keyset-pages.ts';
import { refreshPages, rewritePages } from '../../../lib/pages-cache.ts';
import { trpc } from '../../../lib/trpc.ts';

export type RequestsListUrlState = ListUrlState<SearchOf<typeof ownRequests>>;
/** Which of the user's requests a list shows. */
export type ListSide = 'sent' | 'received';

const keys = {
  sent: getQueryKey(trpc.referrals.listSent),
  received: getQueryKey(trpc.referrals.listReceived),
} as const;

/** The rows that match the URL, page by page. */
export const useRequestPages = (side: ListSide, { search }: RequestsListUrlState) => {
  const { referrals } = trpc.useUtils().client;
  const wanted = wantedOf(ownRequests, search);
  const list = side === 'sent' ? referrals.listSent : referrals.listReceived;
  const pages = useKeysetPages<RequestItem>({
    key: keys[side],
    wanted,
    read: (cursor, options) => list.query({ ...wanted, cursor }, options),
  });
  return { wanted, pages };
};

/** The counters of one side. */
export const useRequestTotals = (side: ListSide) => {
  const sent = trpc.referrals.sentTotals.useQuery(undefined, { enabled: side === 'sent' });
  const received = trpc.referrals.receivedTotals.useQuery(undefined, {
    enabled: side === 'received',
  });
  return side === 'sent' ? sent : received;
};

/** Shows the changed request, and refetches the other data that the change affects. */
export const useRequestChanges = () => {
  const queryClient = useQueryClient();
  const { referrals } = trpc.useUtils();
  return {
    show: (details: RequestDetails): void => {
      const { request } = details;
      referrals.get.setData({ requestId: request.id }, details);
      for (const key of Object.values(keys))
        rewritePages<RequestItem, object>(queryClient, key, (row) => [
          row.id === request.id ? request : row,
        ]);
    },
    invalidate: async (): Promise<void> => {
      await Promise.all([
        referrals.get.invalidate(),
        referrals.sentTotals.invalidate(),
        referrals.receivedTotals.invalidate(),
        ...Object.values(keys).map((key) => refreshPages(queryClient, key)),
      ]);
    },
  };
};
