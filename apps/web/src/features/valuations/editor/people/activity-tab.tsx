import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import type { ActivityEntry } from '@valia/domain/valuations/valuation-activity-schemas.ts';
import { useRef, useState } from 'react';
import { ErrorState } from '../../../../components/error-state.tsx';
import { useEditor } from '../editor-context.ts';
import { ActivityEntryView } from './activity-entry-view.tsx';
import styles from './activity-tab.module.css';
import { useActivity } from './use-activity.ts';
import { useUndoActivity } from './use-undo-activity.ts';

/** What everybody did with the valuation, newest first. */
export const ActivityTab = () => {
  const { t } = useLingui();
  const { valuation } = useEditor();
  const { data, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useActivity(valuation.id);
  const runUndo = useUndoActivity();
  const list = useRef<HTMLOListElement>(null);
  const [undoing, setUndoing] = useState<number | null>(null);
  const undo = async ({ id, undo: way }: ActivityEntry): Promise<void> => {
    if (way === null) return;
    setUndoing(id);
    await runUndo(way);
    await refetch();
    setUndoing(null);
    // The button is gone, or was out of use too long to keep the focus.
    list.current?.focus();
  };
  if (data === undefined) {
    return isError ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={320} />
    );
  }
  return (
    <>
      <ol ref={list} className={styles.entries} aria-label={t`Actividad`} tabIndex={-1}>
        {data.pages.flatMap(({ entries }) =>
          entries.map((entry) => (
            <ActivityEntryView
              key={entry.id}
              entry={entry}
              undoing={undoing}
              onUndo={(chosen) => void undo(chosen)}
            />
          )),
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
