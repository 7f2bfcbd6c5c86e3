import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { securityEventTypes, securitySeverities } from '@valia/domain/security/security-event.ts';
import { ExportOfPages } from '../../../components/export/export-of-pages.tsx';
import type { Filter } from '../../../components/filters/filter.ts';
import { FilterBar } from '../../../components/filters/filter-bar.tsx';
import { useAddress } from '../../../components/filters/use-address.ts';
import { ListResults } from '../../../components/list/list-results.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { useRowSelection } from '../../../components/table/use-row-selection.ts';
import { useTableFits } from '../../../components/table/use-table-fits.ts';
import type { ViewVerbs } from '../../../components/views/use-own-views.ts';
import { useViewVerbs } from '../../../components/views/use-view-verbs.ts';
import { ViewTabs } from '../../../components/views/view-tabs.tsx';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { trpc } from '../../../lib/trpc.ts';
import { securityEventTexts, severityTexts } from '../security-event-texts.ts';
import { EventBulkBar } from './event-bulk-bar.tsx';
import { EventPanel } from './event-panel.tsx';
import {
  type SecurityEventsSearch,
  securityEventsSearchSchema,
} from './read-security-events-search.ts';
import { useEventColumns } from './use-event-columns.tsx';
import {
  type EventRow,
  type EventsAddress,
  useEventPages,
  useReadEvents,
} from './use-security-events.ts';
import styles from './security-events.module.css';

/** /admin/security: what administrators were told of, and who knows of it. */
export const SecurityEventsScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Alertas de seguridad`);
  const address = useAddress(securityEventsSearchSchema);
  const found = useEventPages(address);
  const columns = useEventColumns();
  const isWide = useTableFits(960);
  const { event } = address.search;
  const { rows } = found.pages;
  const selection = useEventSelection(found);
  return (
    <div className={styles.screen}>
      <PageHead
        title={t`Alertas de seguridad`}
        sentence={
          <Trans>
            Lo que un administrador debe saber. Reconocer un aviso lo quita del contador del menú.
          </Trans>
        }
        actions={<ExportOfEvents found={found} columns={columns} />}
      />
      <ViewTabs address={address} tabs={useEventTabs()} verbs={useEventViews()} />
      <EventFilters address={address} isWide={isWide} />
      <ListResults
        caption={t`Alertas de seguridad`}
        pages={found.pages}
        columns={columns}
        isWide={isWide}
        expectedRows={12}
        sort={{ column: 'time', direction: 'desc' }}
        onSort={() => undefined}
        selection={{
          ...selection,
          label: useSelectLabel(),
          allLabel: t`Seleccionar los que se ven`,
        }}
        opening={{
          id: event,
          open: (row: EventRow) =>
            address.change({ event: row.id }, { replace: event !== undefined }),
        }}
        empty={<NothingFound address={address} />}
        footTexts={useFootTexts(found)}
      />
      <EventBulkBar selection={selection} isWide={isWide} />
      {event !== undefined && <EventPanel eventId={event} rows={rows} address={address} />}
    </div>
  );
};

const EventFilters = ({ address, isWide }: { address: EventsAddress; isWide: boolean }) => {
  const { t } = useLingui();
  return (
    <FilterBar
      address={address}
      searchField={{
        label: t`Buscar por persona o empresa`,
        placeholder: t`Persona o empresa`,
      }}
      filters={useEventFilters()}
      isWide={isWide}
    />
  );
};

const useEventTabs = () => {
  const { t } = useLingui();
  return [
    { label: t`Sin reconocer`, view: {} },
    { label: t`Graves en 24 h`, view: { view: 'grave' } },
    { label: t`Reconocidos`, view: { view: 'acknowledged' } },
    { label: t`Todos`, view: { view: 'all' } },
  ];
};

const useEventSelection = ({ pages }: ReturnType<typeof useEventPages>) => {
  const { rows, listKey, query } = pages;
  return useRowSelection<EventRow>({
    items: rows,
    listKey,
    pages: query.data?.pages.length ?? 0,
    isWhole: query.data?.pages.at(-1)?.nextCursor === null,
    order: null,
  });
};

const useSelectLabel = () => {
  const { t } = useLingui();
  return ({ subject }: EventRow): string => {
    const whom = subject ?? '–';
    return t`Seleccionar el aviso sobre ${whom}`;
  };
};

const useFootTexts = ({ pages: { rows, query } }: ReturnType<typeof useEventPages>) => {
  const { t } = useLingui();
  const count = rows.length;
  return {
    shown: query.hasNextPage
      ? t`Los ${count} primeros`
      : t`${plural(count, { one: '# aviso', many: '# de avisos', other: '# avisos' })}`,
    more: t`Cargar 50 más`,
  };
};

const useEventFilters = (): Filter<keyof SecurityEventsSearch>[] => {
  const { t, i18n } = useLingui();
  return [
    {
      kind: 'choice',
      key: 'severity',
      label: t`Gravedad`,
      options: securitySeverities.map((value) => ({ value, label: i18n._(severityTexts[value]) })),
    },
    {
      kind: 'choice',
      key: 'type',
      label: t`Aviso`,
      options: securityEventTypes.map((value) => ({
        value,
        label: i18n._(securityEventTexts[value]),
      })),
    },
  ];
};

const NothingFound = ({
  address: { activeFilters, clearFilters, search, change },
}: {
  address: EventsAddress;
}) => {
  const { t } = useLingui();
  const isFiltered = activeFilters.length > 0;
  const isOpenView = search.view === undefined && !isFiltered;
  return (
    <Sheet>
      <EmptyState
        title={isOpenView ? t`Ningún aviso espera` : t`Ningún aviso coincide`}
        text={isOpenView ? t`Los reconocidos están en su pestaña.` : t`Prueba con otros filtros.`}
        action={
          <Button
            variant="default"
            onClick={() => (isFiltered ? clearFilters() : change({ view: 'all' }))}
          >
            {isFiltered ? <Trans>Quitar filtros</Trans> : <Trans>Ver todos</Trans>}
          </Button>
        }
      />
    </Sheet>
  );
};

interface ExportOfEventsProps {
  found: ReturnType<typeof useEventPages>;
  columns: ReturnType<typeof useEventColumns>;
}

const ExportOfEvents = ({ found: { wanted, pages }, columns }: ExportOfEventsProps) => {
  const { t } = useLingui();
  const read = useReadEvents();
  return (
    <ExportOfPages<EventRow>
      columns={columns}
      home="/admin/security"
      fileName={t`avisos-de-seguridad`}
      tooManyText={(count) => t`${count} avisos son demasiados para un archivo`}
      doneText={(count) =>
        t`${plural(count, { one: '1 aviso exportado', many: '# de avisos exportados', other: '# avisos exportados' })}`
      }
      isDisabled={pages.rows.length === 0}
      read={(cursor) => read({ ...wanted, limit: 200, cursor })}
    />
  );
};

const useEventViews = (): ViewVerbs =>
  useViewVerbs(trpc.admin.security, trpc.useUtils().admin.security.views);
