import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { ErrorState } from '../../../../components/error-state.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useEditor } from '../editor-context.ts';
import { ActivityEntryView } from './activity-entry-view.tsx';
import styles from './activity-tab.module.css';

/** What everybody did with the valuation, newest first. */
export const ActivityTab = () => {
  const { t } = useLingui();
  const { valuation } = useEditor();
  const { data, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    trpc.valuations.activity.useInfiniteQuery(
      { id: valuation.id },
      { getNextPageParam: ({ nextCursor }) => nextCursor, staleTime: 0, retry: false },
    );
  if (data === undefined) {
    return isError ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={320} />
    );
  }
  return (
    <>
      <ol className={styles.entries} aria-label={t`Actividad`}>
        {data.pages.flatMap(({ entries }) =>
          entries.map((entry) => <ActivityEntryView key={entry.id} entry={entry} />),
        )}
      </ol>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Ver actividad anterior</Trans>
        </Button>
      )}
    </>
  );
};
