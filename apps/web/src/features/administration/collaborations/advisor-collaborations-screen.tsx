import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type {
  AdministratedRequest,
  AdministratedRequestTotals,
} from '@valia/domain/collaborations/request-administration-schemas.ts';
import { administratedRequests } from '@valia/domain/collaborations/request-list.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { NoRowsFound } from '../../../components/list/no-rows-found.tsx';
import { openRowState } from '../../../components/list/open-row-state.ts';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useListWords } from '../../../components/list/use-list-words.ts';
import { useSavedViewCalls } from '../../../components/views/use-saved-view-calls.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CollaborationPanel } from './collaboration-panel.tsx';
import { collaborationWords, useCollaborationColumns } from './collaboration-words.tsx';
import {
  type CollaborationsListUrlState,
  useAdministratedRequests,
} from './use-administrated-requests.ts';

/**
 * /admin/advisor-collaborations: first the requests that wait for the firm, then all requests that administrators may
 * see.
 */
export const AdvisorCollaborationsScreen = () => {
  const { t } = useLingui();
  const address = useListAddress(administratedRequests, collaborationWords);
  const totals = trpc.admin.collaborations.totals.useQuery().data;
  const found = useAdministratedRequests(address);
  const { tabs, filters } = useListWords(
    administratedRequests,
    collaborationWords,
    address.search,
    {
      counts: { '': totals?.toAnswer, firm: totals?.toFirm, advisers: totals?.betweenAdvisers },
    },
  );
  const { view } = address.search;
  const opening = openRowState(address, 'request');
  const panel = { rows: found.pages.rows, address, opening };
  return (
    <ListScreen<AdministratedRequest>
      address={address}
      head={{ title: t`Colaboraciones de asesores`, sentence: useSentence(totals) }}
      file={{ home: '/admin/advisor-collaborations', fileName: t`colaboraciones-de-asesores` }}
      views={{
        tabs,
        verbs: useSavedViewCalls(
          trpc.admin.collaborations,
          trpc.useUtils().admin.collaborations.views,
        ),
      }}
      filters={filters}
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

const useSentence = (totals: AdministratedRequestTotals | undefined): string | undefined => {
  const { t } = useLingui();
  if (totals === undefined) return undefined;
  const { toAnswer, late } = totals;
  if (toAnswer === 0) return t`Ninguna solicitud espera respuesta de la firma.`;
  const waiting = t`${plural(toAnswer, { one: '# solicitud espera respuesta', many: '# de solicitudes esperan respuesta', other: '# solicitudes esperan respuesta' })}`;
  const overdue = t`${plural(late, { one: '# fuera de plazo', many: '# de fuera de plazo', other: '# fuera de plazo' })}`;
  return late === 0 ? `${waiting}.` : `${waiting}, ${overdue}.`;
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
