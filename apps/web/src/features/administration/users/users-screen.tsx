import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { UserTotals } from '@valia/domain/accounts/user-administration-schemas.ts';
import { useState } from 'react';
import { useAddress } from '../../../components/filters/use-address.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { RowWording } from '../../../components/list/use-shown-text.ts';
import { NoRowsFound } from '../../../components/list/no-rows-found.tsx';
import { useViewVerbs } from '../../../components/views/use-view-verbs.ts';
import { trpc } from '../../../lib/trpc.ts';
import { InviteUserDialog } from './invite-user-dialog.tsx';
import { usersSearchSchema } from './read-users-search.ts';
import { UserBulkBar } from './user-bulk-bar.tsx';
import { UserPanel } from './user-panel.tsx';
import { UserRowMenu } from './user-row-menu.tsx';
import { type OpenUser, useUserColumns } from './use-user-columns.tsx';
import { useUserFilters, useUserOrders, useUserTabs } from './use-user-choices.ts';
import { nameOf, type UserRow, type UsersAddress, useUserPages } from './use-users.ts';

/** /admin/users: every account, and beside the list the one that is open. */
export const UsersScreen = () => {
  const { t } = useLingui();
  const address = useAddress(usersSearchSchema);
  const found = useUserPages(address);
  const totals = trpc.admin.users.totals.useQuery().data;
  const { user: opened } = address.search;
  const open: OpenUser = ({ id }, act) =>
    address.change({ user: id, act }, { replace: opened !== undefined });
  const rowMenu = (row: UserRow) => <UserRowMenu row={row} open={open} />;
  return (
    <ListScreen<UserRow>
      address={address}
      head={{ title: t`Usuarios`, sentence: useSentence(totals), action: <InviteUser /> }}
      file={{ home: '/admin/users', fileName: t`usuarios`, isForWide: true }}
      views={{
        tabs: useUserTabs(totals),
        verbs: useViewVerbs(trpc.admin.users, trpc.useUtils().admin.users.views),
      }}
      filters={{
        searchField: {
          label: t`Buscar por nombre, email o asesoría`,
          placeholder: t`Nombre, email o asesoría`,
        },
        filters: useUserFilters(address.search),
        orders: useUserOrders(),
      }}
      caption={t`Usuarios`}
      found={found}
      columns={useUserColumns(open)}
      crowding={{ columns: ['role'], until: 1400 }}
      sort={{ column: found.wanted.sort, direction: found.wanted.direction }}
      opening={{ id: opened, open }}
      rowMenu={rowMenu}
      selecting={useSelecting()}
      wording={useWording(address, totals)}
      empty={<NobodyFound address={address} />}
    >
      {opened !== undefined && (
        <UserPanel userId={opened} rows={found.pages.rows} address={address} onOpen={open} />
      )}
    </ListScreen>
  );
};

const InviteUser = () => {
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <Button
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => setInviting(true)}
      >
        <Trans>Invitar usuario</Trans>
      </Button>
      {isInviting && <InviteUserDialog onClose={() => setInviting(false)} />}
    </>
  );
};

/** How many accounts there are, by what they are. */
const useSentence = (totals: UserTotals | undefined): string | undefined => {
  const { t } = useLingui();
  if (totals === undefined) return undefined;
  const { all, byRole } = totals;
  const accounts = t`${plural(all, { one: '# cuenta', many: '# de cuentas', other: '# cuentas' })}`;
  const advisers = t`${plural(byRole.advisor, { one: '# asesor', many: '# de asesores', other: '# asesores' })}`;
  const users = t`${plural(byRole.user, { one: '# usuario', many: '# de usuarios', other: '# usuarios' })}`;
  const administrators = t`${plural(byRole.admin + byRole.superadmin, { one: '# administrador', many: '# de administradores', other: '# administradores' })}`;
  return t`${accounts}: ${advisers}, ${users} y ${administrators}.`;
};

const useSelecting = () => {
  const { t } = useLingui();
  return {
    label: (row: UserRow) => {
      const name = nameOf(row);
      return t`Seleccionar ${name}`;
    },
    Bar: UserBulkBar,
  };
};

/** Of how many is known where no filter narrows what the tabs count. */
const useWording = (
  { search, activeFilters }: UsersAddress,
  totals: UserTotals | undefined,
): RowWording => {
  const { t } = useLingui();
  const counts = {
    all: totals?.all,
    pending: totals?.toVerify,
    locked: totals?.locked,
    unprotected: totals?.withoutSecondFactor,
  };
  return {
    gender: 'feminine',
    counted: (count) =>
      t`${plural(count, { one: '# cuenta', many: '# de cuentas', other: '# cuentas' })}`,
    total: activeFilters.length === 0 ? counts[search.view ?? 'all'] : undefined,
  };
};

const NobodyFound = ({ address }: { address: UsersAddress }) => {
  const { t } = useLingui();
  const nonePending = address.search.view === 'pending' && address.activeFilters.length === 0;
  return (
    <NoRowsFound
      address={address}
      title={nonePending ? t`Nadie espera verificación` : t`Ninguna cuenta coincide`}
      text={t`Las demás cuentas están en la pestaña «Todos».`}
      whole={t`Ver todos`}
    />
  );
};
