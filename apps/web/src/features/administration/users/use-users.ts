import { getQueryKey } from '@trpc/react-query';
import type { AdministratedUser } from '@valia/domain/accounts/user-administration-schemas.ts';
import { userList } from '@valia/domain/accounts/user-list.ts';
import type { SearchOf } from '@valia/domain/lists/declare-list.ts';
import { wantedOf } from '@valia/domain/lists/wanted-of.ts';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { useListRows } from '../../../components/list/use-list-rows.ts';
import { useRowChanges } from '../../../components/list/use-row-changes.ts';
import { trpc } from '../../../lib/trpc.ts';

/** An account as a row of the list; it has no versions. */
export type UserRow = AdministratedUser & { id: string; version: number };
export type UsersListUrlState = ListUrlState<SearchOf<typeof userList>>;

export const toRow = (user: AdministratedUser): UserRow => ({
  ...user,
  id: user.userId,
  version: 0,
});

const list = { key: getQueryKey(trpc.admin.users.list), toRow };

/** The rows that match the URL, page by page. */
export const useUserPages = ({ search }: UsersListUrlState) => {
  const { users } = trpc.useUtils().client.admin;
  return useListRows({
    ...list,
    wanted: wantedOf(userList, search),
    read: users.list.query,
  });
};

/** Shows the changed account, and refetches the other data that the change affects. */
export const useUserChanges = () => {
  const { get, totals } = trpc.useUtils().admin.users;
  return useRowChanges({ ...list, invalidates: [get, totals] });
};
