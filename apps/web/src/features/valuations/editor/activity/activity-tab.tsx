import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import type { ActivityEntry } from '@valia/domain/valuations/activity/valuation-activity-schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../../../components/states/error-state.tsx';
import { useFocusOnNewItems } from '../../../../lib/focus/use-focus-on-new-items.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useEditor } from '../document/editor-context.ts';
import { ActivityEntryView } from './activity-entry-view.tsx';
import { useCursorPages } from './use-cursor-pages.ts';
import { useUndoActivity } from './use-undo-activity.ts';
import { column } from '../../../../components/style/class-names.ts';

/** The activity of a valuation. */
const useActivity = (id: string) => {
  const { client } = trpc.useUtils();
  return useCursorPages(['valuation-activity', id], (cursor, signal) =>
    client.valuations.activity.query({ id, cursor }, { signal }),
  );
};

/** Undoes one entry at a time, and reports which. */
const useUndoing = (invalidateAll: () => Promise<void>) => {
  const run = useUndoActivity();
  const feedRef = useRef<HTMLOListElement>(null);
  const [undoing, setUndoing] = useState<number | null>(null);
  const undo = async ({ id, undo: way }: ActivityEntry): Promise<void> => {
    if (way === null) return;
    setUndoing(id);
    await run(way);
    await invalidateAll();
    setUndoing(null);
  };
  useEffect(
    () => () => {
      // The pressed button is gone; if the user has focused something else meanwhile, the focus stays there.
      if (undoing !== null && document.activeElement === document.body) feedRef.current?.focus();
    },
    [undoing],
  );
  return { feedRef, undoing, undo };
};

/** The activity of all users on the valuation, newest first. */
export const ActivityTab = () => {
  const { t } = useLingui();
  const { valuation } = useEditor();
  const { data, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useActivity(valuation.id);
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const { list, button } = useFocusOnNewItems(entries.length, hasNextPage);
  const { feedRef, undoing, undo } = useUndoing(async () => void (await refetch()));
  if (data === undefined) {
    return isError ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={320} />
    );
  }
  return (
    <>
      <ol
        ref={(element) => {
          feedRef.current = element;
          list(element);
        }}
        className={column()}
        aria-label={t`Actividad`}
        tabIndex={-1}
      >
        {entries.map((entry) => (
          <ActivityEntryView
            key={entry.id}
            entry={entry}
            undoing={undoing}
            onUndo={(chosen) => void undo(chosen)}
          />
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
