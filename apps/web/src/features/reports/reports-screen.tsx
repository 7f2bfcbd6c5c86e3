import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { SearchOf } from '@valia/domain/lists/declare-list.ts';
import { wantedOf } from '@valia/domain/lists/wanted-of.ts';
import { reportList } from '@valia/domain/reports/report-list.ts';
import { FilterBar } from '../../components/filters/filter-bar.tsx';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { useListWords } from '../../components/list/use-list-words.ts';
import { useTableFits } from '../../components/table/use-table-fits.ts';
import { getQueryKey } from '@trpc/react-query';
import type { ReportListItem } from '@valia/domain/reports/report-schemas.ts';
import type { ListUrlState } from '../../components/filters/use-list-url-state.ts';
import { ListResults } from '../../components/list/list-results.tsx';
import { useKeysetPages } from '../../components/list/use-keyset-pages.ts';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { trpc } from '../../lib/trpc.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { reportWords } from './report-words.ts';
import { useReportColumns } from './use-report-columns.tsx';
import { column } from '../../components/style/class-names.ts';

const tableWidth = 1200;

/** /reports: every report of the valuations that the user may see. */
export const ReportsScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Informes`);
  const address = useListAddress(reportList, reportWords);
  const { filters } = useListWords(reportList, reportWords, address.search);
  return (
    <div className={column({ gap: 12 })}>
      <PageHeading
        title={t`Informes`}
        sentence={
          <Trans>Los que se han hecho de tus valoraciones y de las que comparten contigo.</Trans>
        }
      />
      <FilterBar address={address} {...filters} isWide />
      <FoundReports address={address} />
    </div>
  );
};

const FoundReports = ({ address }: { address: ListUrlState<SearchOf<typeof reportList>> }) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const wanted = wantedOf(reportList, address.search);
  const pages = useKeysetPages<ReportListItem>({
    key: getQueryKey(trpc.valuations.reports),
    wanted,
    read: (cursor, options) => client.valuations.reports.query({ ...wanted, cursor }, options),
  });
  return (
    <ListResults
      caption={t`Informes generados`}
      pages={pages}
      columns={useReportColumns()}
      isWide={useTableFits(tableWidth)}
      expectedRows={8}
      empty={<NoReports address={address} />}
    />
  );
};

const NoReports = ({ address: { activeFilters, clearFilters } }: { address: ListUrlState }) => {
  const { t } = useLingui();
  return (
    <Sheet>
      {activeFilters.length > 0 ? (
        <EmptyState
          title={t`Ningún informe coincide`}
          text={t`Prueba con otra empresa o quita los filtros.`}
          action={
            <Button variant="default" onClick={clearFilters}>
              <Trans>Quitar filtros</Trans>
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={t`Aquí estarán tus informes`}
          text={t`Completa una valoración y genera su informe: quedará guardado aquí, con su código de verificación.`}
          action={
            <LinkButton to="/valuations">
              <Trans>Ir a las valoraciones</Trans>
            </LinkButton>
          }
        />
      )}
    </Sheet>
  );
};
