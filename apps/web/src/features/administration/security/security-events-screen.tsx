import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { securityEventList } from '@valia/domain/security/security-event-list.ts';
import { NoRowsFound } from '../../../components/list/no-rows-found.tsx';
import { openRowState } from '../../../components/list/open-row-state.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useListWords } from '../../../components/list/use-list-words.ts';
import { useSavedViewCalls } from '../../../components/views/use-saved-view-calls.ts';
import { trpc } from '../../../lib/trpc.ts';
import { EventBulkBar } from './event-bulk-bar.tsx';
import { EventPanel } from './event-panel.tsx';
import { eventWords, useEventColumns } from './event-words.tsx';
import { type EventRow, type EventsListUrlState, useEventPages } from './use-security-events.ts';

/** /admin/security: the events that administrators were notified of, and who has acknowledged them. */
export const SecurityEventsScreen = () => {
  const { t } = useLingui();
  const address = useListAddress(securityEventList, eventWords);
  const { tabs, filters } = useListWords(securityEventList, eventWords, address.search);
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
        tabs,
        verbs: useSavedViewCalls(trpc.admin.security, trpc.useUtils().admin.security.views),
      }}
      filters={filters}
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

const useEventName = () => {
  const { t } = useLingui();
  return ({ subject }: EventRow): string => {
    const whom = subject ?? '–';
    return t`el aviso sobre ${whom}`;
  };
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
