import { getQueryKey } from '@trpc/react-query';
import type {
  AdministratedUser,
  ListUsersInput,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import type { Address } from '../../../components/filters/use-address.ts';
import { useFoundRows } from '../../../components/list/use-found-rows.ts';
import { useRowChanges } from '../../../components/list/use-row-changes.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { UsersSearch } from './read-users-search.ts';

/** An account as a row of the list; it has no versions. */
export type UserRow = AdministratedUser & { id: string; version: number };
export type UsersAddress = Address<UsersSearch>;

export const toRow = (user: AdministratedUser): UserRow => ({
  ...user,
  id: user.userId,
  version: 0,
});

/** What an address asks of the server: what a tab fixes goes before its filters. */
const wantedOf = ({ view, ...search }: UsersSearch): Omit<ListUsersInput, 'cursor' | 'limit'> => ({
  search: search.search ?? '',
  role: search.role ?? null,
  verification: view === 'pending' ? 'pending' : (search.verification ?? null),
  access: search.access ?? null,
  // Nobody waits for the firm's check behind a lock: the tab counts those who can be decided on.
  status: view === 'locked' ? 'locked' : view === 'pending' ? 'active' : (search.status ?? null),
  secondFactor:
    view === 'unprotected' ? false : search.factor === undefined ? null : search.factor === 'on',
  sort: search.sort ?? (view === 'pending' ? 'due' : 'access'),
  direction: search.direction ?? (view === 'pending' ? 'asc' : 'desc'),
});

const list = { key: getQueryKey(trpc.admin.users.list), toRow };

/** What the address asks for, page by page. */
export const useUserPages = ({ search }: UsersAddress) => {
  const { users } = trpc.useUtils().client.admin;
  return useFoundRows({
    ...list,
    wanted: wantedOf(search),
    read: users.list.query,
  });
};

/** Shows what an account has become, and reads anew what else that changes. */
export const useUserChanges = () => {
  const { get, totals } = trpc.useUtils().admin.users;
  return useRowChanges({ ...list, invalidates: [get, totals] });
};
