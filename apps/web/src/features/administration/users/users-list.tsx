import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { accountActRefusal } from '@valia/domain/access/role-change-refusal.ts';
import type { UserTotals } from '@valia/domain/accounts/user-administration-schemas.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { ListResults } from '../../../components/list/list-results.tsx';
import { usePanelIsDocked } from '../../../components/panel/docked-panel.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { useRowSelection } from '../../../components/table/use-row-selection.ts';
import { useTableFits } from '../../../components/table/use-table-fits.ts';
import { useLanguage } from '../../../lib/language.ts';
import { UserBulkBar } from './user-bulk-bar.tsx';
import type { OpenUser, useUserColumns } from './use-user-columns.tsx';
import {
  nameOf,
  useActor,
  type UserRow,
  type UsersAddress,
  type useUserPages,
} from './use-users.ts';

interface UsersProps {
  address: UsersAddress;
  found: ReturnType<typeof useUserPages>;
  totals: UserTotals | undefined;
  columns: ReturnType<typeof useUserColumns>;
  open: OpenUser;
}

/** The accounts that were found, and what can be done with those selected. */
export const UsersList = ({
  address,
  found: { wanted, pages },
  totals,
  columns,
  open,
}: UsersProps) => {
  const { t } = useLingui();
  const rowMenu = (row: UserRow) => <RowMenu row={row} open={open} />;
  const isWide = useTableFits(960);
  const { user: opened } = address.search;
  const { data } = pages.query;
  const selection = useRowSelection<UserRow>({
    items: pages.rows,
    listKey: pages.listKey,
    pages: data?.pages.length ?? 0,
    isWhole: data?.pages.at(-1)?.nextCursor === null,
    order: null,
  });
  // Beside a docked panel only a wide window has room for every column.
  const isRoomy = useTableFits(1400);
  const isCrowded = usePanelIsDocked() && opened !== undefined && !isRoomy;
  return (
    <>
      <ListResults
        caption={t`Usuarios`}
        pages={pages}
        columns={columns.filter(({ id }) => id !== 'role' || !isCrowded)}
        isWide={isWide}
        expectedRows={12}
        sort={{ column: wanted.sort, direction: wanted.direction }}
        onSort={({ column, direction }) => address.change({ sort: column, direction })}
        selection={{
          ...selection,
          label: (row) => {
            const name = nameOf(row);
            return t`Seleccionar ${name}`;
          },
          allLabel: t`Seleccionar las que se ven`,
        }}
        opening={{ id: opened, open }}
        rowMenu={rowMenu}
        empty={<NobodyFound address={address} />}
        footTexts={{ shown: useShownText(address, pages, totals), more: t`Cargar 50 más` }}
      />
      <UserBulkBar selection={selection} isWide={isWide} />
    </>
  );
};

/** How many are shown; of how many, where no filter narrows what the tabs count. */
const useShownText = (
  { search, activeFilters }: UsersAddress,
  { rows, query }: UsersProps['found']['pages'],
  totals: UserTotals | undefined,
): string => {
  const { t } = useLingui();
  const language = useLanguage();
  const counts = {
    all: totals?.all,
    pending: totals?.toVerify,
    locked: totals?.locked,
    unprotected: totals?.withoutSecondFactor,
  };
  const total = activeFilters.length === 0 ? counts[search.view ?? 'all'] : undefined;
  const shown = formatNumber(rows.length, { language });
  if (!query.hasNextPage)
    return t`${plural(rows.length, { one: '# cuenta', many: '# de cuentas', other: '# cuentas' })}`;
  if (total === undefined) return t`Las ${shown} primeras`;
  const all = formatNumber(total, { language });
  return t`${shown} de ${all}`;
};

const RowMenu = ({ row, open }: { row: UserRow; open: OpenUser }) => {
  const { t } = useLingui();
  const actor = useActor();
  const name = nameOf(row);
  const mayAct = actor !== null && accountActRefusal({ actor, target: row }) === null;
  const acts = [
    { act: 'verify', label: t`Verificar…`, isShown: row.verification?.status === 'pending' },
    { act: 'reject', label: t`Rechazar…`, isShown: row.verification?.status === 'pending' },
    { act: 'sessions', label: t`Cerrar sesiones…`, isShown: true },
    { act: 'factor', label: t`Restablecer segundo factor…`, isShown: row.secondFactor },
    {
      act: 'lock',
      label: row.status === 'locked' ? t`Desbloquear…` : t`Bloquear…`,
      isShown: true,
    },
  ];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={28} aria-label={t`Acciones de ${name}`}>
          <IconDots size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => open(row)}>
          <Trans>Abrir</Trans>
        </Menu.Item>
        {acts.map(
          ({ act, label, isShown }) =>
            mayAct &&
            isShown && (
              <Menu.Item key={act} onClick={() => open(row, act)}>
                {label}
              </Menu.Item>
            ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
};

const NobodyFound = ({ address }: { address: UsersAddress }) => {
  const { t } = useLingui();
  const { activeFilters, clearFilters, search, clear } = address;
  const isFiltered = activeFilters.length > 0;
  const nonePending = search.view === 'pending' && !isFiltered;
  return (
    <Sheet>
      <EmptyState
        title={nonePending ? t`Nadie espera verificación` : t`Ninguna cuenta coincide`}
        text={
          isFiltered
            ? t`Prueba con otra búsqueda o quita los filtros.`
            : t`Las demás cuentas están en la pestaña «Todos».`
        }
        action={
          <Button variant="default" onClick={isFiltered ? clearFilters : clear}>
            {isFiltered ? <Trans>Quitar filtros</Trans> : <Trans>Ver todos</Trans>}
          </Button>
        }
      />
    </Sheet>
  );
};
