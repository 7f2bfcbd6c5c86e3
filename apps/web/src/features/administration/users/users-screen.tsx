import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { roles } from '@valia/domain/accounts/account-schemas.ts';
import { verificationStatuses } from '@valia/domain/accounts/adviser-verification.ts';
import type { UserTotals } from '@valia/domain/accounts/user-administration-schemas.ts';
import { nameOrEmail } from '@valia/domain/text/full-name.ts';
import { accountTerms } from '@valia/i18n/terms/account-terms.ts';
import { choiceFilter, optionsForValues } from '../../../components/filters/choice-filter.ts';
import type { Filter } from '../../../components/filters/filter.ts';
import { useListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { NoRowsFound } from '../../../components/list/no-rows-found.tsx';
import { openRowState } from '../../../components/list/open-row-state.ts';
import { useSavedViewCalls } from '../../../components/views/use-saved-view-calls.ts';
import type { SharedViewTab } from '../../../components/views/view-tabs.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { InviteUser } from '../invite/invite-user.tsx';
import { type UsersSearch, usersSearchSchema } from './read-users-search.ts';
import { UserRowMenu } from './user-actions.tsx';
import { UserBulkBar } from './user-bulk-bar.tsx';
import { UserPanel } from './user-panel.tsx';
import { useUserColumns } from './use-user-columns.tsx';
import { type UserRow, useUserPages } from './use-users.ts';

/** /admin/users: all accounts, with the open one beside the list. */
export const UsersScreen = () => {
  const { t } = useLingui();
  const address = useListUrlState(usersSearchSchema);
  const found = useUserPages(address);
  const totals = trpc.admin.users.totals.useQuery().data;
  const opening = openRowState(address, 'user');
  const panel = { rows: found.pages.rows, address, opening };
  const rowMenu = (row: UserRow) => <UserRowMenu row={row} open={opening.open} />;
  return (
    <ListScreen<UserRow>
      address={address}
      head={{ title: t`Usuarios`, sentence: useSentence(totals), action: <InviteUser /> }}
      file={{ home: '/admin/users', fileName: t`usuarios`, isForWide: true }}
      views={{
        tabs: useUserTabs(totals),
        verbs: useSavedViewCalls(trpc.admin.users, trpc.useUtils().admin.users.views),
      }}
      filters={{
        searchField: {
          label: t`Buscar por nombre, email o asesoría`,
          placeholder: t`Nombre, email o asesoría`,
        },
        filters: useUserFilters(address.search),
        orders: [
          { sort: 'access', direction: 'desc', label: t`El último acceso primero` },
          { sort: 'created', direction: 'desc', label: t`Las altas más recientes primero` },
          { sort: 'due', direction: 'asc', label: t`Lo que vence antes primero` },
        ],
      }}
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

/** The predefined views of the list. */
const useUserTabs = (totals: UserTotals | undefined): SharedViewTab[] => {
  const { t } = useLingui();
  const unprotected = totals?.withoutSecondFactor;
  return [
    { label: t`Todos`, view: {}, count: totals?.all },
    { label: t`Por verificar`, view: { view: 'pending' }, count: totals?.toVerify },
    { label: t`Bloqueados`, view: { view: 'locked' }, count: totals?.locked },
    { label: t`Sin segundo factor`, view: { view: 'unprotected' }, count: unprotected },
  ];
};

/** The filters of the list, without the one that the view fixes. */
const useUserFilters = ({ view }: UsersSearch): Filter<keyof UsersSearch>[] => {
  const { t, i18n } = useLingui();
  const statuses = optionsForValues(i18n, verificationStatuses, accountTerms.verification);
  const status = choiceFilter('status', t`Estado`, { active: t`activa`, locked: t`bloqueada` });
  const factor = choiceFilter('factor', t`Segundo factor`, { on: t`activo`, off: t`sin activar` });
  return [
    choiceFilter('role', t`Rol`, optionsForValues(i18n, roles, accountTerms.roles)),
    ...(view === 'pending' ? [] : [choiceFilter('verification', t`Verificación`, statuses)]),
    choiceFilter('access', t`Acceso`, { '7d': t`7 días`, '30d': t`30 días`, '90d': t`90 días` }),
    ...(view === 'locked' || view === 'pending' ? [] : [{ ...status, isFurther: true }]),
    ...(view === 'unprotected' ? [] : [{ ...factor, isFurther: true }]),
  ];
};
