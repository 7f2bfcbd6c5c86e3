import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { UserTotals } from '@valia/domain/accounts/user-administration-schemas.ts';
import { useState } from 'react';
import { ExportOfPages } from '../../../components/export/export-of-pages.tsx';
import { FilterBar } from '../../../components/filters/filter-bar.tsx';
import { useAddress } from '../../../components/filters/use-address.ts';
import { PageHead } from '../../../components/page-head.tsx';
import { useTableFits } from '../../../components/table/use-table-fits.ts';
import type { ViewVerbs } from '../../../components/views/use-own-views.ts';
import { useViewVerbs } from '../../../components/views/use-view-verbs.ts';
import { ViewTabs } from '../../../components/views/view-tabs.tsx';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { trpc } from '../../../lib/trpc.ts';
import { InviteUserDialog } from './invite-user-dialog.tsx';
import { usersSearchSchema } from './read-users-search.ts';
import { UserPanel } from './user-panel.tsx';
import { type OpenUser, useUserColumns } from './use-user-columns.tsx';
import { useUserFilters, useUserOrders, useUserTabs } from './use-user-choices.ts';
import { useReadUsers, useUserPages, type UserRow } from './use-users.ts';
import { UsersList } from './users-list.tsx';
import styles from './users.module.css';

/** /admin/users: every account, and beside the list the one that is open. */
export const UsersScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Usuarios`);
  const address = useAddress(usersSearchSchema);
  const found = useUserPages(address);
  const totals = trpc.admin.users.totals.useQuery().data;
  const isWide = useTableFits(960);
  const [isInviting, setInviting] = useState(false);
  const { user: opened } = address.search;
  const open: OpenUser = ({ id }, act) =>
    address.change({ user: id, act }, { replace: opened !== undefined });
  const columns = useUserColumns(open);
  return (
    <div className={styles.screen}>
      <PageHead
        title={t`Usuarios`}
        sentence={<UsersSentence totals={totals} />}
        actions={
          <>
            {isWide && <ExportOfUsers columns={columns} found={found} />}
            <Button
              leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
              onClick={() => setInviting(true)}
            >
              <Trans>Invitar usuario</Trans>
            </Button>
          </>
        }
      />
      <ViewTabs address={address} tabs={useUserTabs(totals)} verbs={useUserViews()} />
      <FilterBar
        address={address}
        searchField={{
          label: t`Buscar por nombre, email o asesoría`,
          placeholder: t`Nombre, email o asesoría`,
        }}
        filters={useUserFilters(address.search)}
        isWide={isWide}
        orders={useUserOrders()}
      />
      <UsersList address={address} found={found} totals={totals} columns={columns} open={open} />
      {opened !== undefined && (
        <UserPanel userId={opened} rows={found.pages.rows} address={address} onOpen={open} />
      )}
      {isInviting && <InviteUserDialog onClose={() => setInviting(false)} />}
    </div>
  );
};

/** How many accounts there are, by what they are. */
const UsersSentence = ({ totals }: { totals: UserTotals | undefined }) => {
  const { t } = useLingui();
  if (totals === undefined)
    return <Skeleton component="span" display="inline-block" height={14} width={360} maw="80%" />;
  const { all, byRole } = totals;
  const accounts = t`${plural(all, { one: '# cuenta', many: '# de cuentas', other: '# cuentas' })}`;
  const advisers = t`${plural(byRole.advisor, { one: '# asesor', many: '# de asesores', other: '# asesores' })}`;
  const users = t`${plural(byRole.user, { one: '# usuario', many: '# de usuarios', other: '# usuarios' })}`;
  const administrators = t`${plural(byRole.admin + byRole.superadmin, { one: '# administrador', many: '# de administradores', other: '# administradores' })}`;
  return (
    <Trans>
      {accounts}: {advisers}, {users} y {administrators}.
    </Trans>
  );
};

interface ExportOfUsersProps {
  columns: ReturnType<typeof useUserColumns>;
  found: ReturnType<typeof useUserPages>;
}

const ExportOfUsers = ({ columns, found: { wanted, pages } }: ExportOfUsersProps) => {
  const { t } = useLingui();
  const read = useReadUsers();
  return (
    <ExportOfPages<UserRow>
      columns={columns}
      home="/admin/users"
      fileName={t`usuarios`}
      tooManyText={(count) => t`${count} cuentas son demasiadas para un archivo`}
      doneText={(count) =>
        t`${plural(count, { one: '1 cuenta exportada', many: '# de cuentas exportadas', other: '# cuentas exportadas' })}`
      }
      isDisabled={pages.rows.length === 0}
      read={(cursor) => read({ ...wanted, limit: 200, cursor })}
    />
  );
};

/** Where an administrator's own views are kept. */
const useUserViews = (): ViewVerbs =>
  useViewVerbs(trpc.admin.users, trpc.useUtils().admin.users.views);
