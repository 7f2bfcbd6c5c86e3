import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { securityEventTypes, securitySeverities } from '@valia/domain/security/security-event.ts';
import { choiceFilter, optionsForValues } from '../../../components/filters/choice-filter.ts';
import type { Filter } from '../../../components/filters/filter.ts';
import { useListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { NoRowsFound } from '../../../components/list/no-rows-found.tsx';
import { openRowState } from '../../../components/list/open-row-state.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { useSavedViewCalls } from '../../../components/views/use-saved-view-calls.ts';
import { trpc } from '../../../lib/trpc.ts';
import { securityEventTexts, severityTexts } from '../security-event-texts.ts';
import { EventBulkBar } from './event-bulk-bar.tsx';
import { EventPanel } from './event-panel.tsx';
import {
  type SecurityEventsSearch,
  securityEventsSearchSchema,
} from './read-security-events-search.ts';
import { useEventColumns } from './use-event-columns.tsx';
import { type EventRow, type EventsListUrlState, useEventPages } from './use-security-events.ts';

/** /admin/security: the events that administrators were notified of, and who has acknowledged them. */
export const SecurityEventsScreen = () => {
  const { t } = useLingui();
  const address = useListUrlState(securityEventsSearchSchema);
  const found = useEventPages(address);
  const opening = openRowState(address, 'event');
  return (
    <ListScreen<EventRow>
      address={address}
      head={{
        title: t`Alertas de seguridad`,
        sentence: t`Lo que un administrador debe saber. Reconocer un aviso lo quita del contador del menú.`,
      }}
      file={{ home: '/admin/security', fileName: t`avisos-de-seguridad` }}
      views={{
        tabs: useEventTabs(),
        verbs: useSavedViewCalls(trpc.admin.security, trpc.useUtils().admin.security.views),
      }}
      filters={{
        searchField: {
          label: t`Buscar por persona o empresa`,
          placeholder: t`Persona o empresa`,
        },
        filters: useEventFilters(),
      }}
      found={found}
      columns={useEventColumns()}
      sort={{ column: 'time', direction: 'desc' }}
      opening={opening}
      selecting={{ nameOf: useEventName(), Bar: EventBulkBar }}
      wording={{
        gender: 'masculine',
        counted: (count) =>
          t`${plural(count, { one: '# aviso', many: '# de avisos', other: '# avisos' })}`,
      }}
      empty={<NothingFound address={address} />}
    >
      {opening.id !== undefined && (
        <EventPanel eventId={opening.id} rows={found.pages.rows} opening={opening} />
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

const useEventName = () => {
  const { t } = useLingui();
  return ({ subject }: EventRow): string => {
    const whom = subject ?? '–';
    return t`el aviso sobre ${whom}`;
  };
};

const useEventFilters = (): Filter<keyof SecurityEventsSearch>[] => {
  const { t, i18n } = useLingui();
  return [
    choiceFilter('severity', t`Gravedad`, optionsForValues(i18n, securitySeverities, severityTexts)),
    choiceFilter('type', t`Aviso`, optionsForValues(i18n, securityEventTypes, securityEventTexts)),
  ];
};

const NothingFound = ({ address }: { address: EventsListUrlState }) => {
  const { t } = useLingui();
  const isOpenView = address.search.view === undefined && address.activeFilters.length === 0;
  return (
    <NoRowsFound
      address={{ ...address, clear: () => address.change({ view: 'all' }) }}
      title={isOpenView ? t`Ningún aviso espera` : t`Ningún aviso coincide`}
      text={isOpenView ? t`Los reconocidos están en su pestaña.` : t`Prueba con otra pestaña.`}
      whole={t`Ver todos`}
    />
  );
};
