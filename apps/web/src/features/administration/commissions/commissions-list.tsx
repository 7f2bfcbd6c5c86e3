import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { ListResults } from '../../../components/list/list-results.tsx';
import { usePanelIsDocked } from '../../../components/panel/docked-panel.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { useRowSelection } from '../../../components/table/use-row-selection.ts';
import { useTableFits } from '../../../components/table/use-table-fits.ts';
import { CommissionBulkBar } from './commission-bulk-bar.tsx';
import type { useCommissionColumns } from './use-commission-columns.tsx';
import type { CommissionRow, CommissionsAddress, useCommissionPages } from './use-commissions.ts';

interface CommissionsListProps {
  address: CommissionsAddress;
  found: ReturnType<typeof useCommissionPages>;
  columns: ReturnType<typeof useCommissionColumns>;
}

/** Beside a docked panel only a wide window has room for every column. */
const furtherColumns = new Set(['recipient', 'since']);

/** The commissions that were found, and what can be done with those selected. */
export const CommissionsList = ({
  address,
  found: { wanted, pages },
  columns,
}: CommissionsListProps) => {
  const { t } = useLingui();
  const isWide = useTableFits(960);
  const isRoomy = useTableFits(1600);
  const { commission: opened } = address.search;
  const isCrowded = usePanelIsDocked() && opened !== undefined && !isRoomy;
  const { data } = pages.query;
  const selection = useRowSelection<CommissionRow>({
    items: pages.rows,
    listKey: pages.listKey,
    pages: data?.pages.length ?? 0,
    isWhole: data?.pages.at(-1)?.nextCursor === null,
    order: null,
  });
  const footTexts = useFootTexts(pages.rows.length, pages.query.hasNextPage);
  return (
    <>
      <ListResults
        caption={t`Comisiones`}
        pages={pages}
        columns={columns.filter(({ id }) => !isCrowded || !furtherColumns.has(id))}
        isWide={isWide}
        expectedRows={12}
        sort={{ column: wanted.sort, direction: wanted.direction }}
        onSort={({ column, direction }) => address.change({ sort: column, direction })}
        selection={{
          ...selection,
          label: ({ companyName }) => t`Seleccionar ${companyName}`,
          allLabel: t`Seleccionar las que se ven`,
        }}
        opening={{
          id: opened,
          open: ({ id }) =>
            address.change({ commission: id, act: undefined }, { replace: opened !== undefined }),
        }}
        empty={<NothingFound address={address} />}
        footTexts={footTexts}
      />
      <CommissionBulkBar selection={selection} isWide={isWide} />
    </>
  );
};

const useFootTexts = (count: number, hasMore: boolean) => {
  const { t } = useLingui();
  return {
    shown: hasMore
      ? t`Las ${count} primeras`
      : t`${plural(count, { one: '# comisión', many: '# de comisiones', other: '# comisiones' })}`,
    more: t`Cargar 50 más`,
  };
};

const NothingFound = ({ address }: { address: CommissionsAddress }) => {
  const { t } = useLingui();
  const { activeFilters, clearFilters, clear, search } = address;
  const isFiltered = activeFilters.length > 0;
  const titles = {
    earned: t`Nada por aprobar`,
    approved: t`Nada por pagar`,
    overdue: t`Ningún pago fuera de plazo`,
  };
  const named: Partial<Record<string, string>> = isFiltered ? {} : titles;
  return (
    <Sheet>
      <EmptyState
        title={named[search.view ?? ''] ?? t`Ninguna comisión coincide`}
        text={
          isFiltered
            ? t`Prueba con otra búsqueda o quita los filtros.`
            : t`Una comisión nace con cada solicitud que tiene tarifa.`
        }
        action={
          <Button variant="default" onClick={isFiltered ? clearFilters : clear}>
            {isFiltered ? <Trans>Quitar filtros</Trans> : <Trans>Ver todas</Trans>}
          </Button>
        }
      />
    </Sheet>
  );
};
