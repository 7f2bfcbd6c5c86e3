import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type {
  AdministratedRequest,
  AdministratedRequestTotals,
} from '@valia/domain/collaborations/request-administration-schemas.ts';
import { requestStatuses, requestTypes } from '@valia/domain/collaborations/request-status.ts';
import { requestTerms } from '@valia/i18n/terms/request-terms.ts';
import { choiceFilter, optionsForValues } from '../../../components/filters/choice-filter.ts';
import { useListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { NoRowsFound } from '../../../components/list/no-rows-found.tsx';
import { openRowState } from '../../../components/list/open-row-state.ts';
import { useSavedViewCalls } from '../../../components/views/use-saved-view-calls.ts';
import type { SharedViewTab } from '../../../components/views/view-tabs.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { CollaborationPanel } from './collaboration-panel.tsx';
import { collaborationsSearchSchema } from './read-collaborations-search.ts';
import {
  type CollaborationsListUrlState,
  useAdministratedRequests,
} from './use-administrated-requests.ts';
import { useCollaborationColumns } from './use-collaboration-columns.tsx';

/**
 * /admin/advisor-collaborations: first the requests that wait for the firm, then all requests that administrators may
 * see.
 */
export const AdvisorCollaborationsScreen = () => {
  const { t } = useLingui();
  const address = useListUrlState(collaborationsSearchSchema);
  const totals = trpc.admin.collaborations.totals.useQuery().data;
  const found = useAdministratedRequests(address);
  const filters = useRequestFilters();
  const { view } = address.search;
  const opening = openRowState(address, 'request');
  const panel = { rows: found.pages.rows, address, opening };
  return (
    <ListScreen<AdministratedRequest>
      address={address}
      head={{ title: t`Colaboraciones de asesores`, sentence: useSentence(totals) }}
      file={{ home: '/admin/advisor-collaborations', fileName: t`colaboraciones-de-asesores` }}
      views={{
        tabs: useRequestTabs(totals),
        verbs: useSavedViewCalls(trpc.admin.collaborations, trpc.useUtils().admin.collaborations.views),
      }}
      filters={{
        searchField: { label: t`Buscar por empresa o asesor`, placeholder: t`Empresa o asesor` },
        filters: view === undefined ? filters.waiting : filters.all,
      }}
      found={found}
      columns={useCollaborationColumns()}
      wording={{
        gender: 'feminine',
        counted: (count) =>
          t`${plural(count, { one: '# solicitud', many: '# de solicitudes', other: '# solicitudes' })}`,
      }}
      expectedRows={8}
      sort={{ column: 'created', direction: found.wanted.direction }}
      onSort={({ direction }) => address.change({ direction })}
      {...(view !== 'advisers' && { opening })}
      empty={<NoneFound address={address} />}
    >
      {opening.id !== undefined && view !== 'advisers' && (
        <CollaborationPanel {...panel} requestId={opening.id} />
      )}
    </ListScreen>
  );
};

const useRequestTabs = (totals: AdministratedRequestTotals | undefined): SharedViewTab[] => {
  const { t } = useLingui();
  return [
    { label: t`Por responder`, view: {}, count: totals?.toAnswer },
    { label: t`A la firma`, view: { view: 'firm' }, count: totals?.toFirm },
    { label: t`Entre asesores`, view: { view: 'advisers' }, count: totals?.betweenAdvisers },
  ];
};

const useSentence = (totals: AdministratedRequestTotals | undefined): string | undefined => {
  const { t } = useLingui();
  if (totals === undefined) return undefined;
  const { toAnswer, late } = totals;
  if (toAnswer === 0) return t`Ninguna solicitud espera respuesta de la firma.`;
  const waiting = t`${plural(toAnswer, { one: '# solicitud espera respuesta', many: '# de solicitudes esperan respuesta', other: '# solicitudes esperan respuesta' })}`;
  const overdue = t`${plural(late, { one: '# fuera de plazo', many: '# de fuera de plazo', other: '# fuera de plazo' })}`;
  return late === 0 ? `${waiting}.` : `${waiting}, ${overdue}.`;
};

/** The waiting requests all have the same status, so there is no status filter for them. */
const useRequestFilters = () => {
  const { t, i18n } = useLingui();
  const { statuses, types } = requestTerms;
  const status = choiceFilter('status', t`Estado`, optionsForValues(i18n, requestStatuses, statuses));
  const type = choiceFilter('type', t`Tipo`, optionsForValues(i18n, requestTypes, types));
  return { waiting: [type], all: [type, status] };
};

const NoneFound = ({ address }: { address: CollaborationsListUrlState }) => {
  const { t } = useLingui();
  const isFiltered = address.activeFilters.length > 0;
  return (
    <NoRowsFound
      address={address}
      title={isFiltered ? t`Ninguna solicitud coincide` : t`Nada pendiente`}
      text={t`Aquí verás lo que los asesores y los empresarios envíen a la firma.`}
    />
  );
};
