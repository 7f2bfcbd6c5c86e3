import { getQueryKey } from '@trpc/react-query';
import type {
  AdministratedCommission,
  ListCommissionsInput,
} from '@valia/domain/commissions/commission-schemas.ts';
import { useRef } from 'react';
import type { Address } from '../../../components/filters/use-address.ts';
import { useFoundRows } from '../../../components/list/use-found-rows.ts';
import { useRowChanges } from '../../../components/list/use-row-changes.ts';
import { useActor } from '../../../lib/session/use-actor.ts';
import { trpc } from '../../../lib/trpc.ts';
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

const list = {
  key: getQueryKey(trpc.admin.commissions.list),
  toRow: (commission: AdministratedCommission): CommissionRow => commission,
};

/** What the address asks for, page by page. */
export const useCommissionPages = ({ search }: CommissionsAddress) => {
  const { client } = trpc.useUtils();
  return useFoundRows({
    ...list,
    wanted: wantedOf(search),
    read: (input, options) => client.admin.commissions.list.query(input, options),
  });
};

/** Shows what a commission has become, and reads anew what else that changes. */
export const useCommissionChanges = () => {
  const { get, totals } = trpc.useUtils().admin.commissions;
  return useRowChanges({ ...list, invalidates: [get, totals] });
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
  const userId = useActor()?.userId;
  return ({ recipient }: AdministratedCommission): boolean => recipient.userId === userId;
};
