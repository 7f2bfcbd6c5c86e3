import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { ownLeads } from '@valia/domain/leads/lead-list.ts';
import type { LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import type { SearchOf, WantedOf } from '@valia/domain/lists/declare-list.ts';
import { wantedOf } from '@valia/domain/lists/wanted-of.ts';
import type { ListUrlState } from '../../components/filters/use-list-url-state.ts';
import { useKeysetPages } from '../../components/list/use-keyset-pages.ts';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { refreshPages, rewritePages } from '../../lib/pages-cache.ts';
import { type RouterInputs, trpc } from '../../lib/trpc.ts';
import { leadWords } from './lead-words.tsx';

export type LeadsListUrlState = ListUrlState<SearchOf<typeof ownLeads>>;
type LeadsWanted = WantedOf<typeof ownLeads>;

export const useLeadsListUrlState = (): LeadsListUrlState => useListAddress(ownLeads, leadWords);

const leadsKey = getQueryKey(trpc.referrals.leads.list);
/** The page sizes: a board shows as many as possible; a table loads page by page. */
const [boardSize, tableSize] = [200, 50];

/** The leads that match the URL. */
export const useLeadPages = ({ search }: LeadsListUrlState) => {
  const read = useReadLeads();
  const isTable = search.as === 'table';
  const { sort, direction, ...filter } = wantedOf(ownLeads, search);
  const wanted: LeadsWanted = {
    ...filter,
    ...(isTable ? { sort, direction } : { sort: 'next-step', direction: 'asc' }),
  };
  const limit = isTable ? tableSize : boardSize;
  const pages = useKeysetPages<LeadItem>({
    key: leadsKey,
    wanted: { ...wanted, limit },
    read: (cursor, options) => read({ ...wanted, limit, cursor }, options),
  });
  return { wanted, pages, totals: trpc.referrals.leads.totals.useQuery(filter).data };
};

export const useReadLeads = () => {
  const { client } = trpc.useUtils();
  return (input: RouterInputs['referrals']['leads']['list'], options?: { signal: AbortSignal }) =>
    client.referrals.leads.list.query(input, options);
};

/** Shows the changed lead, and refetches the other data that the change affects. */
export const useLeadChanges = () => {
  const queryClient = useQueryClient();
  const { leads } = trpc.useUtils().referrals;
  return {
    show: (lead: LeadItem): void =>
      rewritePages<LeadItem, object>(queryClient, leadsKey, (row) => [
        row.id === lead.id ? lead : row,
      ]),
    invalidate: async (): Promise<void> => {
      await Promise.all([
        leads.get.invalidate(),
        leads.totals.invalidate(),
        refreshPages(queryClient, leadsKey),
      ]);
    },
  };
};
