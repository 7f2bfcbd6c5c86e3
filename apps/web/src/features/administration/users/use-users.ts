import { getQueryKey } from '@trpc/react-query';
import type {
  AdministratedUser,
  ListUsersInput,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { useListRows } from '../../../components/list/use-list-rows.ts';
import { useRowChanges } from '../../../components/list/use-row-changes.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { UsersSearch } from './read-users-search.ts';

/** An account as a row of the list; it has no versions. */
export type UserRow = AdministratedUser & { id: string; version: number };
export type UsersListUrlState = ListUrlState<UsersSearch>;

export const toRow = (user: AdministratedUser): UserRow => ({
  ...user,
  id: user.userId,
  version: 0,
});

/** The query input for a URL; values that a tab sets take precedence over the filters. */
const wantedOf = ({ view, ...search }: UsersSearch): Omit<ListUsersInput, 'cursor' | 'limit'> => ({
  search: search.search ?? '',
  role: search.role ?? null,
  verification: view === 'pending' ? 'pending' : (search.verification ?? null),
  access: search.access ?? null,
  // A locked account does not wait for verification, so the tab only includes the accounts that can be decided
  // on.
  status: view === 'locked' ? 'locked' : view === 'pending' ? 'active' : (search.status ?? null),
  secondFactor:
    view === 'unprotected' ? false : search.factor === undefined ? null : search.factor === 'on',
  sort: search.sort ?? (view === 'pending' ? 'due' : 'access'),
  direction: search.direction ?? (view === 'pending' ? 'asc' : 'desc'),
});

const list = { key: getQueryKey(trpc.admin.users.list), toRow };

/** The rows that match the URL, page by page. */
export const useUserPages = ({ search }: UsersListUrlState) => {
  const { users } = trpc.useUtils().client.admin;
  return useListRows({
    ...list,
    wanted: wantedOf(search),
    read: users.list.query,
  });
};

/** Shows the changed account, and refetches the other data that the change affects. */
export const useUserChanges = () => {
  const { get, totals } = trpc.useUtils().admin.users;
  return useRowChanges({ ...list, invalidates: [get, totals] });
};
