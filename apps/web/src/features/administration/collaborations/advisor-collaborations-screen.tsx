import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import type {
  AdministratedRequest,
  AdministratedRequestTotals,
} from '@valia/domain/collaborations/request-administration-schemas.ts';
import { requestStatuses, requestTypes } from '@valia/domain/collaborations/request-status.ts';
import { requestTerms } from '@valia/i18n/terms/request-terms.ts';
import { ExportOfPages } from '../../../components/export/export-of-pages.tsx';
import { FilterBar } from '../../../components/filters/filter-bar.tsx';
import type { Filter } from '../../../components/filters/filter.ts';
import { useAddress } from '../../../components/filters/use-address.ts';
import { ListResults } from '../../../components/list/list-results.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { useTableFits } from '../../../components/table/use-table-fits.ts';
import type { ViewVerbs } from '../../../components/views/use-own-views.ts';
import { useViewVerbs } from '../../../components/views/use-view-verbs.ts';
import { ViewTabs } from '../../../components/views/view-tabs.tsx';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CollaborationPanel } from './collaboration-panel.tsx';
import {
  collaborationsSearchSchema,
  type CollaborationsSearch,
} from './read-collaborations-search.ts';
import {
  type CollaborationsAddress,
  useAdministratedRequests,
} from './use-administrated-requests.ts';
import { useCollaborationColumns } from './use-collaboration-columns.tsx';
import styles from './collaborations.module.css';

/** /admin/advisor-collaborations: what waits for the firm first, then everything, as far as administrators see it. */
export const AdvisorCollaborationsScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Colaboraciones de asesores`);
  const address = useAddress(collaborationsSearchSchema);
  const totals = trpc.admin.collaborations.totals.useQuery().data;
  const found = useAdministratedRequests(address);
  const columns = useCollaborationColumns();
  const { view, request } = address.search;
  const tabs = [
    { label: t`Por responder`, view: {}, count: totals?.toAnswer },
    { label: t`A la firma`, view: { view: 'firm' }, count: totals?.toFirm },
    { label: t`Entre asesores`, view: { view: 'advisers' }, count: totals?.betweenAdvisers },
  ];
  return (
    <div className={styles.screen}>
      <PageHead
        title={t`Colaboraciones de asesores`}
        sentence={<Sentence totals={totals} />}
        actions={<ExportOfRequests found={found} columns={columns} />}
      />
      <ViewTabs address={address} tabs={tabs} verbs={useRequestViews()} />
      <FoundRequests address={address} found={found} columns={columns} />
      {request !== undefined && view !== 'advisers' && (
        <CollaborationPanel requestId={request} rows={found.pages.rows} address={address} />
      )}
    </div>
  );
};

const Sentence = ({ totals }: { totals: AdministratedRequestTotals | undefined }) => {
  const { t } = useLingui();
  if (totals === undefined)
    return <Skeleton component="span" display="inline-block" height={14} width={300} maw="80%" />;
  const { toAnswer, late } = totals;
  if (toAnswer === 0) return <Trans>Ninguna solicitud espera respuesta de la firma.</Trans>;
  const waiting = t`${plural(toAnswer, { one: '# solicitud espera respuesta', many: '# de solicitudes esperan respuesta', other: '# solicitudes esperan respuesta' })}`;
  const overdue = t`${plural(late, { one: '# fuera de plazo', many: '# de fuera de plazo', other: '# fuera de plazo' })}`;
  return late === 0 ? `${waiting}.` : `${waiting}, ${overdue}.`;
};

/** Those that wait have one status. */
const useRequestFilters = () => {
  const { t, i18n } = useLingui();
  const status: Filter<keyof CollaborationsSearch> = {
    kind: 'choice',
    key: 'status',
    label: t`Estado`,
    options: requestStatuses.map((value) => ({
      value,
      label: i18n._(requestTerms.statuses[value]),
    })),
  };
  const type: Filter<keyof CollaborationsSearch> = {
    kind: 'choice',
    key: 'type',
    label: t`Tipo`,
    options: requestTypes.map((value) => ({ value, label: i18n._(requestTerms.types[value]) })),
  };
  return { waiting: [type], all: [type, status] };
};

interface FoundProps {
  found: ReturnType<typeof useAdministratedRequests>;
  columns: ReturnType<typeof useCollaborationColumns>;
}

const FoundRequests = ({
  address,
  found: { wanted, pages },
  columns,
}: FoundProps & { address: CollaborationsAddress }) => {
  const { t } = useLingui();
  const isWide = useTableFits(960);
  const filters = useRequestFilters();
  const { view, request } = address.search;
  return (
    <div className={styles.found}>
      <FilterBar
        address={address}
        searchField={{ label: t`Buscar por empresa o asesor`, placeholder: t`Empresa o asesor` }}
        filters={view === undefined ? filters.waiting : filters.all}
        isWide={isWide}
      />
      <ListResults<AdministratedRequest>
        caption={t`Solicitudes`}
        pages={pages}
        columns={columns}
        isWide={isWide}
        expectedRows={8}
        sort={{ column: 'created', direction: wanted.direction }}
        onSort={({ direction }) => address.change({ direction })}
        {...(view !== 'advisers' && {
          opening: {
            id: request,
            open: ({ id }: AdministratedRequest) =>
              address.change({ request: id }, { replace: request !== undefined }),
          },
        })}
        empty={<NothingFound address={address} />}
      />
    </div>
  );
};

const NothingFound = ({ address }: { address: CollaborationsAddress }) => {
  const { t } = useLingui();
  const isFiltered = address.activeFilters.length > 0;
  return (
    <Sheet>
      <EmptyState
        title={isFiltered ? t`Ninguna solicitud coincide` : t`Nada pendiente`}
        text={
          isFiltered
            ? t`Prueba con otra búsqueda o quita los filtros.`
            : t`Aquí verás lo que los asesores y los empresarios envíen a la firma.`
        }
        {...(isFiltered && {
          action: (
            <Button variant="default" onClick={address.clearFilters}>
              <Trans>Quitar filtros</Trans>
            </Button>
          ),
        })}
      />
    </Sheet>
  );
};

const ExportOfRequests = ({ found: { wanted, pages, read }, columns }: FoundProps) => {
  const { t } = useLingui();
  return (
    <ExportOfPages<AdministratedRequest>
      columns={columns}
      home="/admin/advisor-collaborations"
      fileName={t`colaboraciones-de-asesores`}
      tooManyText={(count) => t`${count} solicitudes son demasiadas para un archivo`}
      doneText={(count) =>
        t`${plural(count, { one: '1 solicitud exportada', many: '# de solicitudes exportadas', other: '# solicitudes exportadas' })}`
      }
      isDisabled={pages.rows.length === 0}
      read={(cursor) => read({ ...wanted, limit: 200, cursor })}
    />
  );
};

const useRequestViews = (): ViewVerbs =>
  useViewVerbs(trpc.admin.collaborations, trpc.useUtils().admin.collaborations.views);
