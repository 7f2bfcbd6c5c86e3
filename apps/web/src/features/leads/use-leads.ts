import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { largeLeadFrom } from '@valia/domain/leads/large-lead.ts';
import type { LeadFilter, LeadItem, ListLeadsInput } from '@valia/domain/leads/lead-schemas.ts';
import { findSector } from '@valia/domain/sectors/sectors.ts';
import { type Address, useAddress } from '../../components/filters/use-address.ts';
import { useKeysetPages } from '../../components/list/use-keyset-pages.ts';
import { refreshPages, rewritePages } from '../../lib/pages-cache.ts';
import { type RouterInputs, trpc } from '../../lib/trpc.ts';
import { type LeadsSearch, leadsSearchSchema, readLeadsSearch } from './read-leads-search.ts';

export type LeadsAddress = Address<LeadsSearch>;
type LeadsWanted = Omit<ListLeadsInput, 'cursor' | 'limit'>;

/** Without a sector that nobody knows. */
const schema: LeadsAddress['schema'] = {
  ...leadsSearchSchema,
  read: (given) => {
    const { sector, ...search } = readLeadsSearch(given);
    const isKnown = sector !== undefined && findSector(sector) !== null;
    return { ...search, sector: isKnown ? sector : undefined };
  },
};

export const useLeadsAddress = (): LeadsAddress => useAddress(schema);

const positive = (amount: number | undefined): number | null =>
  amount === undefined ? null : Math.max(0, amount);

/** What an address lets through: what a tab fixes goes before its filters. */
const filterOf = ({ view, ...search }: LeadsSearch): LeadFilter => ({
  search: search.search ?? '',
  kind: view === 'buyers' ? 'buy' : (search.kind ?? null),
  stage: search.stage ?? null,
  sector: search.sector ?? null,
  source: search.source ?? null,
  revenueFrom: view === 'large' ? Math.max(largeLeadFrom, search.min ?? 0) : positive(search.min),
  revenueTo: positive(search.max),
  nextStep: view === 'today' || view === 'overdue' ? view : (search.step ?? null),
});

const leadsKey = getQueryKey(trpc.referrals.leads.list);
/** A board shows all it can; a table goes page by page. */
const [boardSize, tableSize] = [200, 50];

/** What the address asks for. */
export const useLeadPages = ({ search }: LeadsAddress) => {
  const read = useReadLeads();
  const filter = filterOf(search);
  const isTable = search.as === 'table';
  const wanted: LeadsWanted = {
    ...filter,
    sort: isTable ? (search.sort ?? 'next-step') : 'next-step',
    direction: isTable ? (search.direction ?? 'asc') : 'asc',
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

/** Shows what a lead has become, and reads anew what else that changes. */
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
