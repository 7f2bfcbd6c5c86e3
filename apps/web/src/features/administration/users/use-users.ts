import { getQueryKey } from '@trpc/react-query';
import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import type {
  AdministratedUser,
  ListUsersInput,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import type { RightsBearer } from '@valia/domain/access/role-change-refusal.ts';
import type { Address } from '../../../components/filters/use-address.ts';
import { useFoundRows } from '../../../components/list/use-found-rows.ts';
import { useRowChanges } from '../../../components/list/use-row-changes.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { UsersSearch } from './read-users-search.ts';

/** An account as a row of the list; it has no versions. */
export type UserRow = AdministratedUser & { id: string; version: number };
export type UsersAddress = Address<UsersSearch>;
export type UsersWanted = Omit<ListUsersInput, 'cursor' | 'limit'>;

export const toRow = (user: AdministratedUser): UserRow => ({
  ...user,
  id: user.userId,
  version: 0,
});

/** The address stands for those who gave no name. */
export const nameOf = ({ firstName, lastName, email }: AdministratedUser): string => {
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  return name === '' ? email : name;
};

/** What an address asks of the server: what a tab fixes goes before its filters. */
const wantedOf = ({ view, ...search }: UsersSearch): UsersWanted => ({
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

const key = getQueryKey(trpc.admin.users.list);

/** What the address asks for, page by page. */
export const useUserPages = ({ search }: UsersAddress) => {
  const { list } = trpc.useUtils().client.admin.users;
  return useFoundRows({
    key,
    wanted: wantedOf(search),
    read: (input, options) => list.query(input, options),
    toRow,
  });
};

/** Shows what an account has become, and reads anew what else that changes. */
export const useUserChanges = () => {
  const { get, totals } = trpc.useUtils().admin.users;
  return useRowChanges({ key, toRow, anew: [get, totals] });
};

/** Who acts: below the administrators' guard it is known. */
export const useActor = (): RightsBearer | null => {
  const session = useSession();
  const details: Session | null = session.status === 'signed-in' ? session.details : null;
  return details && { ...details, status: 'active' };
};
