import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { FirmLead } from '@valia/domain/leads/lead-administration-schemas.ts';
import { type LeadStage, nextLeadStages } from '@valia/domain/leads/lead-stage.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { ListResults } from '../../../components/list/list-results.tsx';
import { ListSkeleton } from '../../../components/list/list-skeleton.tsx';
import { usePanelIsDocked } from '../../../components/panel/docked-panel.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { useRowSelection } from '../../../components/table/use-row-selection.ts';
import { useTableFits } from '../../../components/table/use-table-fits.ts';
import { useLanguage } from '../../../lib/language.ts';
import { LeadBoard } from '../parts/lead-board.tsx';
import { LeadCard } from '../parts/lead-card.tsx';
import { StageItems } from '../parts/stage-items.tsx';
import { FirmLeadBulkBar } from './firm-lead-bulk-bar.tsx';
import styles from './firm-leads.module.css';
import { Assigned, Company, type useFirmLeadColumns } from './use-firm-lead-columns.tsx';
import type { FirmLeadsAddress, useFirmLeadPages } from './use-firm-leads.ts';

interface FirmLeadsFoundProps {
  address: FirmLeadsAddress;
  found: ReturnType<typeof useFirmLeadPages>;
  columns: ReturnType<typeof useFirmLeadColumns>;
  onAssign: (lead: FirmLead) => void;
  onMove: (lead: FirmLead, to: LeadStage) => void;
}

/** The leads that were found, in the layout that the address asks for. */
export const FirmLeadsFound = (props: FirmLeadsFoundProps) =>
  props.address.search.as === 'board' ? <OnBoard {...props} /> : <InTable {...props} />;

/** Beside a docked panel only a wide window has room for every column. */
const useShownColumns = ({ address, columns }: FirmLeadsFoundProps) => {
  const isRoomy = useTableFits(1700);
  const isCrowded = usePanelIsDocked() && address.search.lead !== undefined && !isRoomy;
  const hidden = isCrowded ? ['kind', 'sector', 'source', 'created'] : [];
  return columns.filter(({ id }) => !hidden.includes(id));
};

const InTable = (props: FirmLeadsFoundProps) => {
  const { address, found } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const isWide = useTableFits(960);
  const { pages, wanted } = found;
  const { data, hasNextPage } = pages.query;
  const selection = useRowSelection<FirmLead>({
    items: pages.rows,
    listKey: pages.listKey,
    pages: data?.pages.length ?? 0,
    isWhole: data?.pages.at(-1)?.nextCursor === null,
    order: null,
  });
  const shown = formatNumber(pages.rows.length, { language });
  const rowMenu = (lead: FirmLead) => <RowMenu {...props} lead={lead} />;
  return (
    <>
      <ListResults
        caption={t`Leads de la firma`}
        pages={pages}
        columns={useShownColumns(props)}
        isWide={isWide}
        expectedRows={12}
        sort={{ column: wanted.sort, direction: wanted.direction }}
        onSort={({ column, direction }) => address.change({ sort: column, direction })}
        selection={{
          ...selection,
          label: ({ companyName: name }) => t`Seleccionar ${name}`,
          allLabel: t`Seleccionar los que se ven`,
        }}
        opening={{ id: address.search.lead, open: ({ id }) => address.change({ lead: id }) }}
        rowMenu={rowMenu}
        empty={<NothingFound address={address} />}
        footTexts={{
          shown: hasNextPage ? t`Los ${shown} primeros` : t`${shown} en total`,
          more: t`Cargar 50 más`,
        }}
      />
      <FirmLeadBulkBar selection={selection} isWide={isWide} />
    </>
  );
};

const OnBoard = (props: FirmLeadsFoundProps) => {
  const { address, found, onAssign, onMove } = props;
  const { query, rows } = found.pages;
  if (query.data === undefined)
    return query.error === null ? (
      <ListSkeleton isWide rows={12} />
    ) : (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    );
  if (rows.length === 0) return <NothingFound address={address} />;
  const card = (lead: FirmLead) => (
    <LeadCard
      lead={{ ...lead, nextStep: null }}
      title={<Company lead={lead} />}
      menu={<RowMenu {...props} lead={lead} />}
      foot={
        <div className={styles.cardFoot}>
          <Assigned lead={lead} onAssign={onAssign} />
        </div>
      }
    />
  );
  return (
    <>
      <LeadBoard rows={rows} totals={undefined} move={onMove} card={card} />
      {query.hasNextPage && (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          <Trans>Cargar 200 leads más</Trans>
        </Button>
      )}
    </>
  );
};

const RowMenu = ({
  lead,
  address,
  onAssign,
  onMove,
}: Pick<FirmLeadsFoundProps, 'address' | 'onAssign' | 'onMove'> & { lead: FirmLead }) => {
  const { t } = useLingui();
  const name = lead.companyName;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={28} aria-label={t`Acciones de ${name}`}>
          <IconDots size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => address.change({ lead: lead.id })}>
          <Trans>Abrir</Trans>
        </Menu.Item>
        <Menu.Item onClick={() => onAssign(lead)}>
          {lead.adviser === null ? <Trans>Asignar…</Trans> : <Trans>Cambiar asesor…</Trans>}
        </Menu.Item>
        {nextLeadStages(lead.stage).length > 0 && (
          <>
            <Menu.Divider />
            <Menu.Label>
              <Trans>Mover a</Trans>
            </Menu.Label>
            <StageItems lead={lead} move={onMove} />
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};

const NothingFound = ({ address }: { address: FirmLeadsAddress }) => {
  const { t } = useLingui();
  const { activeFilters, clearFilters, clear, search } = address;
  const isFiltered = activeFilters.length > 0;
  const texts = {
    unassigned: t`Ningún lead espera asesor`,
    duplicates: t`No hay posibles duplicados`,
  };
  const { view } = search;
  const title =
    !isFiltered && (view === 'unassigned' || view === 'duplicates')
      ? texts[view]
      : t`Ningún lead coincide`;
  return (
    <Sheet>
      <EmptyState
        title={title}
        text={
          isFiltered
            ? t`Prueba con otra búsqueda o quita los filtros.`
            : t`Aquí llegan las empresas que piden ayuda para vender o comprar.`
        }
        action={
          (isFiltered || view !== undefined) && (
            <Button variant="default" onClick={isFiltered ? clearFilters : clear}>
              {isFiltered ? <Trans>Quitar filtros</Trans> : <Trans>Ver todos</Trans>}
            </Button>
          )
        }
      />
    </Sheet>
  );
};
