import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type {
  AdministratedCommission,
  ListCommissionsInput,
} from '@valia/domain/commissions/commission-schemas.ts';
import { useRef } from 'react';
import type { Address } from '../../../components/filters/use-address.ts';
import { useKeysetPages } from '../../../components/list/use-keyset-pages.ts';
import { refreshPages, rewritePages } from '../../../lib/pages-cache.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { type RouterInputs, trpc } from '../../../lib/trpc.ts';
import type { CommissionsSearch } from './read-commissions-search.ts';

export type CommissionRow = AdministratedCommission;
export type CommissionsAddress = Address<CommissionsSearch>;
type CommissionsWanted = Omit<ListCommissionsInput, 'cursor' | 'limit'>;

/** The address stands for those who gave no name. */
export const nameOf = ({ recipient }: AdministratedCommission): string =>
  recipient.name === '' ? recipient.email : recipient.name;

const isDueFirst = (view: CommissionsSearch['view']): boolean =>
  view === 'approved' || view === 'overdue';

/** What an address asks of the server: what a tab fixes goes before its filters. */
const wantedOf = ({ view, ...search }: CommissionsSearch): CommissionsWanted => ({
  search: search.search ?? '',
  status: view === 'overdue' ? 'approved' : (view ?? search.status ?? null),
  requestType: search.type ?? null,
  isOverdue: view === 'overdue' ? true : null,
  sort: search.sort ?? (isDueFirst(view) ? 'due' : 'since'),
  direction: search.direction ?? (isDueFirst(view) || view === 'earned' ? 'asc' : 'desc'),
});

const commissionsKey = getQueryKey(trpc.admin.commissions.list);
const pageSize = 50;

/** What the address asks for, page by page. */
export const useCommissionPages = ({ search }: CommissionsAddress) => {
  const read = useReadCommissions();
  const wanted = wantedOf(search);
  const pages = useKeysetPages<CommissionRow>({
    key: commissionsKey,
    wanted,
    read: (cursor, options) => read({ ...wanted, limit: pageSize, cursor }, options),
  });
  return { wanted, pages };
};

export const useReadCommissions = () => {
  const { client } = trpc.useUtils();
  return (input: RouterInputs['admin']['commissions']['list'], options?: { signal: AbortSignal }) =>
    client.admin.commissions.list.query(input, options);
};

/** Shows what a commission has become, and reads anew what else that changes. */
export const useCommissionChanges = () => {
  const queryClient = useQueryClient();
  const { commissions } = trpc.useUtils().admin;
  return {
    show: (changed: AdministratedCommission): void =>
      rewritePages<CommissionRow, object>(queryClient, commissionsKey, (row) => [
        row.id === changed.id ? changed : row,
      ]),
    invalidate: async (): Promise<void> => {
      await Promise.all([
        commissions.get.invalidate(),
        commissions.totals.invalidate(),
        refreshPages(queryClient, commissionsKey),
      ]);
    },
  };
};

/** The id of an act on a row as it is seen: asked for again, it is the same one, and done once. */
export const useActIds = () => {
  const ids = useRef(new Map<string, string>());
  return (kind: string, { id, version }: Pick<CommissionRow, 'id' | 'version'>): string => {
    const key = `${kind} ${id} ${version}`;
    const known = ids.current.get(key) ?? crypto.randomUUID();
    ids.current.set(key, known);
    return known;
  };
};

/** Whether it is one's own, which nobody settles themself. */
export const useIsOwn = () => {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.details?.userId : undefined;
  return ({ recipient }: AdministratedCommission): boolean => recipient.userId === userId;
};
