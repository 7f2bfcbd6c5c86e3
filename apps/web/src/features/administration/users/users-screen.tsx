import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { UserTotals } from '@valia/domain/accounts/user-administration-schemas.ts';
import { userList } from '@valia/domain/accounts/user-list.ts';
import { nameOrEmail } from '@valia/domain/text/full-name.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { NoRowsFound } from '../../../components/list/no-rows-found.tsx';
import { openRowState } from '../../../components/list/open-row-state.ts';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useListWords } from '../../../components/list/use-list-words.ts';
import { useSavedViewCalls } from '../../../components/views/use-saved-view-calls.ts';
import { trpc } from '../../../lib/trpc.ts';
import { InviteUser } from '../invite/invite-user.tsx';
import { UserRowMenu } from './user-actions.tsx';
import { UserBulkBar } from './user-bulk-bar.tsx';
import { UserPanel } from './user-panel.tsx';
import { type UserRow, useUserPages } from './use-users.ts';
import { userWords, useUserColumns } from './user-words.tsx';

/** /admin/users: all accounts, with the open one beside the list. */
export const UsersScreen = () => {
  const { t } = useLingui();
  const address = useListAddress(userList, userWords);
  const found = useUserPages(address);
  const totals = trpc.admin.users.totals.useQuery().data;
  const opening = openRowState(address, 'user');
  const panel = { rows: found.pages.rows, address, opening };
  const { tabs, filters } = useListWords(userList, userWords, address.search, {
    counts: countsOf(totals),
  });
  const rowMenu = (row: UserRow) => <UserRowMenu row={row} open={opening.open} />;
  return (
    <ListScreen<UserRow>
      address={address}
      head={{ title: t`Usuarios`, sentence: useSentence(totals), action: <InviteUser /> }}
      file={{ home: '/admin/users', fileName: t`usuarios`, isForWide: true }}
      views={{
        tabs,
        verbs: useSavedViewCalls(trpc.admin.users, trpc.useUtils().admin.users.views),
      }}
      filters={filters}
      found={found}
      columns={useUserColumns(opening)}
      crowding={{ columns: ['role'], until: 1400 }}
      opening={opening}
      rowMenu={rowMenu}
      selecting={{ nameOf: nameOrEmail, Bar: UserBulkBar }}
      wording={{ gender: 'feminine', counted: useCounted() }}
      empty={
        <NoRowsFound
          address={address}
          title={t`Ninguna cuenta coincide`}
          ofViews={{ pending: t`Nadie espera verificación` }}
          text={t`Las demás cuentas están en la pestaña «Todos».`}
          whole={t`Ver todos`}
        />
      }
    >
      {opening.id !== undefined && <UserPanel {...panel} userId={opening.id} />}
    </ListScreen>
  );
};

const useCounted = () => {
  const { t } = useLingui();
  return (count: number) =>
    t`${plural(count, { one: '# cuenta', many: '# de cuentas', other: '# cuentas' })}`;
};

/** The number of accounts, by kind. */
const useSentence = (totals: UserTotals | undefined): string | undefined => {
  const { t } = useLingui();
  const counted = useCounted();
  if (totals === undefined) return undefined;
  const { all, byRole } = totals;
  const accounts = counted(all);
  const advisers = t`${plural(byRole.advisor, { one: '# asesor', many: '# de asesores', other: '# asesores' })}`;
  const users = t`${plural(byRole.user, { one: '# usuario', many: '# de usuarios', other: '# usuarios' })}`;
  const administrators = t`${plural(byRole.admin + byRole.superadmin, { one: '# administrador', many: '# de administradores', other: '# administradores' })}`;
  return t`${accounts}: ${advisers}, ${users} y ${administrators}.`;
};

/** The number of accounts in each predefined view. */
const countsOf = (totals: UserTotals | undefined) => ({
  '': totals?.all,
  pending: totals?.toVerify,
  locked: totals?.locked,
  unprotected: totals?.withoutSecondFactor,
});
