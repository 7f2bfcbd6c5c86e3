import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { useFocusOnNewItems } from '../../lib/use-focus-on-new-items.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ReportFilters } from './report-filters.tsx';
import { ReportList } from './report-list.tsx';
import { ReportListSkeleton } from './report-list-skeleton.tsx';
import styles from './reports-screen.module.css';
import { useReports } from './use-reports.ts';

const route = getRouteApi('/authenticated/shell/reports');

/** /reports: every report of the valuations that the person may see. */
export const ReportsScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Informes`);
  return (
    <div className={styles.screen}>
      <PageHead
        title={t`Informes`}
        sentence={
          <Trans>Los que se han hecho de tus valoraciones y de las que comparten contigo.</Trans>
        }
      />
      <ReportFilters />
      <FoundReports />
    </div>
  );
};

const FoundReports = () => {
  const search = route.useSearch();
  const list = useReports(search);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const { list: rows, button } = useFocusOnNewItems(items.length, list.hasNextPage);
  if (list.data === undefined) {
    if (list.error === null) return <ReportListSkeleton />;
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  }
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  if (items.length === 0) return <NoReports isFiltered={isFiltered} />;
  return (
    <div className={styles.results} aria-busy={list.isPlaceholderData}>
      <ReportList items={items} ref={rows} />
      {list.isFetchNextPageError && (
        <ErrorState error={list.error} onRetry={() => void list.fetchNextPage()} />
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button
          {...button}
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          <Trans>Cargar más</Trans>
        </Button>
      )}
    </div>
  );
};

const NoReports = ({ isFiltered }: { isFiltered: boolean }) => {
  const { t } = useLingui();
  const navigate = route.useNavigate();
  return (
    <Sheet>
      {isFiltered ? (
        <EmptyState
          title={t`Ningún informe coincide`}
          text={t`Prueba con otra empresa o quita los filtros.`}
          action={
            <Button variant="default" onClick={() => void navigate({ search: {} })}>
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
