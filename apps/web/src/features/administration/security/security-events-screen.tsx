import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { securityEventTypes, securitySeverities } from '@valia/domain/security/security-event.ts';
import { choiceFilter, namesOf } from '../../../components/filters/choice-filter.ts';
import type { Filter } from '../../../components/filters/filter.ts';
import { useAddress } from '../../../components/filters/use-address.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { RowWording } from '../../../components/list/use-shown-text.ts';
import { Sheet } from '../../../components/sheet.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { useViewVerbs } from '../../../components/views/use-view-verbs.ts';
import { trpc } from '../../../lib/trpc.ts';
import { securityEventTexts, severityTexts } from '../security-event-texts.ts';
import { EventBulkBar } from './event-bulk-bar.tsx';
import { EventPanel } from './event-panel.tsx';
import {
  type SecurityEventsSearch,
  securityEventsSearchSchema,
} from './read-security-events-search.ts';
import { useEventColumns } from './use-event-columns.tsx';
import { type EventRow, type EventsAddress, useEventPages } from './use-security-events.ts';

/** /admin/security: what administrators were told of, and who knows of it. */
export const SecurityEventsScreen = () => {
  const { t } = useLingui();
  const address = useAddress(securityEventsSearchSchema);
  const found = useEventPages(address);
  const { event } = address.search;
  const open = ({ id }: EventRow): void =>
    address.change({ event: id }, { replace: event !== undefined });
  return (
    <ListScreen<EventRow>
      address={address}
      head={{
        title: t`Alertas de seguridad`,
        sentence: t`Lo que un administrador debe saber. Reconocer un aviso lo quita del contador del menú.`,
      }}
      file={useFileTexts()}
      views={{
        tabs: useEventTabs(),
        verbs: useViewVerbs(trpc.admin.security, trpc.useUtils().admin.security.views),
      }}
      filters={{
        searchField: {
          label: t`Buscar por persona o empresa`,
          placeholder: t`Persona o empresa`,
        },
        filters: useEventFilters(),
      }}
      caption={t`Alertas de seguridad`}
      found={found}
      columns={useEventColumns()}
      sort={{ column: 'time', direction: 'desc' }}
      opening={{ id: event, open }}
      selecting={useSelecting()}
      wording={useWording()}
      empty={<NothingFound address={address} />}
    >
      {event !== undefined && (
        <EventPanel eventId={event} rows={found.pages.rows} address={address} />
      )}
    </ListScreen>
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

const useSelecting = () => {
  const { t } = useLingui();
  return {
    label: ({ subject }: EventRow): string => {
      const whom = subject ?? '–';
      return t`Seleccionar el aviso sobre ${whom}`;
    },
    Bar: EventBulkBar,
  };
};

const useWording = (): RowWording => {
  const { t } = useLingui();
  return {
    gender: 'masculine',
    counted: (count) =>
      t`${plural(count, { one: '# aviso', many: '# de avisos', other: '# avisos' })}`,
  };
};

const useEventFilters = (): Filter<keyof SecurityEventsSearch>[] => {
  const { t, i18n } = useLingui();
  return [
    choiceFilter('severity', t`Gravedad`, namesOf(i18n, securitySeverities, severityTexts)),
    choiceFilter('type', t`Aviso`, namesOf(i18n, securityEventTypes, securityEventTexts)),
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

const useFileTexts = () => {
  const { t } = useLingui();
  return {
    home: '/admin/security',
    fileName: t`avisos-de-seguridad`,
    tooManyText: (count: string) => t`${count} avisos son demasiados para un archivo`,
    doneText: (count: number) =>
      t`${plural(count, { one: '1 aviso exportado', many: '# de avisos exportados', other: '# avisos exportados' })}`,
  };
};
