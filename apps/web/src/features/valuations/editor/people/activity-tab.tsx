import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { ErrorState } from '../../../../components/error-state.tsx';
import { useFocusOnNewItems } from '../../../../lib/use-focus-on-new-items.ts';
import { useEditor } from '../editor-context.ts';
import { ActivityEntryView } from './activity-entry-view.tsx';
import styles from './activity-tab.module.css';
import { useActivity } from './use-activity.ts';

/** What everybody did with the valuation, newest first. */
export const ActivityTab = () => {
  const { t } = useLingui();
  const { valuation } = useEditor();
  const { data, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useActivity(valuation.id);
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const { list, button } = useFocusOnNewItems(entries.length, hasNextPage);
  if (data === undefined) {
    return isError ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={320} />
    );
  }
  return (
    <>
      <ol ref={list} className={styles.entries} aria-label={t`Actividad`}>
        {entries.map((entry) => (
          <ActivityEntryView key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button
          {...button}
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          <Trans>Ver actividad anterior</Trans>
        </Button>
      )}
    </>
  );
};
