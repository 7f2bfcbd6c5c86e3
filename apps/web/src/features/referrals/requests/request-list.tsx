import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { ownRequests } from '@valia/domain/collaborations/request-list.ts';
import type { RequestItem } from '@valia/domain/collaborations/request-schemas.ts';
import type { ReactNode } from 'react';
import { FilterBar } from '../../../components/filters/filter-bar.tsx';
import { ListResults } from '../../../components/list/list-results.tsx';
import { openRowState } from '../../../components/list/open-row-state.ts';
import { useListWords } from '../../../components/list/use-list-words.ts';
import { type RowWording, useShownRowsText } from '../../../components/list/use-shown-rows-text.ts';
import { usePanelIsDocked } from '../../../components/panel/docked-panel.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { useTableFits } from '../../../components/table/use-table-fits.ts';
import { RequestPanel } from './request-panel.tsx';
import { requestWords } from './request-words.ts';
import { useRequestColumns } from './use-request-columns.tsx';
import { type ListSide, type RequestsListUrlState, useRequestPages } from './use-requests.ts';

interface RequestListProps {
  side: ListSide;
  address: RequestsListUrlState;
  /** The number of all requests, regardless of the filter; undefined while it is unknown. */
  all: number | undefined;
  /** The text in the footer of the commission column. */
  total?: string | undefined;
  empty: ReactNode;
}

/** The filtered requests of one side, with the open one beside them. */
export const RequestList = ({ side, address, all, total, empty }: RequestListProps) => {
  const { t } = useLingui();
  const isWide = useTableFits(960);
  const isRoomy = useTableFits(1600);
  const { wanted, pages } = useRequestPages(side, address);
  const { filters } = useListWords(ownRequests, requestWords, address.search);
  const opening = openRowState(address, 'request');
  const isCrowded = usePanelIsDocked() && opening.id !== undefined && !isRoomy;
  const columns = useRequestColumns({ side, open: opening.open, total });
  const inAll = address.activeFilters.length === 0 ? all : undefined;
  const wording: RowWording = {
    gender: 'feminine',
    counted: (count) =>
      t`${plural(count, { one: '# solicitud', many: '# de solicitudes', other: '# solicitudes' })}`,
  };
  return (
    <>
      <FilterBar address={address} isWide={isWide} {...filters} />
      <ListResults<RequestItem>
        caption={side === 'sent' ? t`Solicitudes enviadas` : t`Solicitudes recibidas`}
        pages={pages}
        columns={columns.filter(({ id }) => id !== 'type' || !isCrowded)}
        isWide={isWide}
        expectedRows={8}
        sort={{ column: wanted.sort, direction: wanted.direction }}
        onSort={({ column, direction }) => address.change({ sort: column, direction })}
        opening={opening}
        empty={<NothingFound address={address} empty={empty} />}
        footTexts={{ shown: useShownRowsText(pages, wording, inAll), more: t`Cargar más` }}
      />
      {opening.id !== undefined && (
        <RequestPanel
          requestId={opening.id}
          side={side}
          rows={pages.rows}
          address={address}
          opening={opening}
        />
      )}
    </>
  );
};

const NothingFound = ({ address, empty }: { address: RequestsListUrlState; empty: ReactNode }) => {
  const { t } = useLingui();
  return (
    <Sheet>
      {address.activeFilters.length === 0 ? (
        empty
      ) : (
        <EmptyState
          title={t`Ninguna solicitud coincide`}
          text={t`Prueba con otra búsqueda o quita los filtros.`}
          action={
            <Button variant="default" onClick={address.clearFilters}>
              <Trans>Quitar filtros</Trans>
            </Button>
          }
        />
      )}
    </Sheet>
  );
};
