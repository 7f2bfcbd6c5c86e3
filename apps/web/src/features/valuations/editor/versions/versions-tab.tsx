import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import type { SnapshotSummary } from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { formatDate, formatMoney } from '@valia/i18n/format.ts';
import { EmptyState } from '../../../../components/states/empty-state.tsx';
import { ErrorState } from '../../../../components/states/error-state.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { useFocusOnNewItems } from '../../../../lib/focus/use-focus-on-new-items.ts';
import { useUserAction } from '../../../../lib/act/use-user-action.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useCursorPages } from '../activity/use-cursor-pages.ts';
import { useEditor } from '../document/editor-context.ts';
import { usePersonName } from '../people/use-person-name.ts';
import { VersionComparison } from './version-comparison.tsx';
import styles from './versions-tab.module.css';
import { column, text } from '../../../../components/style/class-names.ts';

/** The completed versions of a valuation. */
const useVersions = (id: string) => {
  const { client } = trpc.useUtils();
  return useCursorPages(['valuation-versions', id], (cursor, signal) =>
    client.valuations.snapshots.query({ id, cursor }, { signal }),
  );
};

/** Restores an earlier version: one undo step, saved like any other change. */
const RestoreButton = ({ number }: { number: number }) => {
  const { t } = useLingui();
  const { valuation, change } = useEditor();
  const { client } = trpc.useUtils();
  const { isPending, run } = useUserAction({
    call: () => client.valuations.snapshot.query({ id: valuation.id, number }),
    done: ({ document }) => {
      change('restoredVersion', () => document);
      return {
        kind: 'success',
        title: t`Versión ${number} restaurada`,
        description: t`Al completarla quedará como versión nueva; las demás no cambian. Con Deshacer vuelves a lo que había.`,
      };
    },
    failed: t`No se pudo restaurar la versión`,
  });
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={isPending}
      aria-label={t`Restaurar la versión ${number}`}
      onClick={() => run()}
    >
      <Trans>Restaurar</Trans>
    </Button>
  );
};

const VersionRow = ({ snapshot }: { snapshot: SnapshotSummary }) => {
  const { t } = useLingui();
  const { valuation, language, readOnly } = useEditor();
  const { number, currency, equityCentral } = snapshot;
  const day = formatDate(snapshot.createdAt, language);
  const person = usePersonName()(snapshot.createdBy);
  return (
    <li className={styles.version}>
      <div className={styles.about}>
        <p className={text('medium')}>
          <Trans>Versión {number}</Trans>
        </p>
        <p className={text('fine', 'dimmed')}>
          <Trans>
            {day}, {person}
          </Trans>
        </p>
        {snapshot.undone && (
          <p className={text('fine', 'warning')}>
            <Trans>Se deshizo: ya no cuenta como versión cerrada.</Trans>
          </p>
        )}
      </div>
      <span className={text('medium', 'tabular')}>
        {equityCentral === null ? '–' : formatMoney(equityCentral, { language, currency })}
      </span>
      <LinkButton
        to="/valuation/$id"
        params={{ id: valuation.id }}
        search={{ version: number }}
        variant="default"
        size="compact-sm"
        aria-label={t`Ver la versión ${number}`}
      >
        <Trans>Ver</Trans>
      </LinkButton>
      {!readOnly && <RestoreButton number={number} />}
    </li>
  );
};

/** The completed versions of the valuation, to view and to compare. */
export const VersionsTab = () => {
  const { t } = useLingui();
  const { valuation, readOnly } = useEditor();
  const { data, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useVersions(valuation.id);
  const snapshots = data?.pages.flatMap((page) => page.snapshots) ?? [];
  const { list, button } = useFocusOnNewItems(snapshots.length, hasNextPage);
  if (data === undefined) {
    return isError ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={240} />
    );
  }
  if (snapshots.length === 0) {
    return (
      <EmptyState
        title={t`Aún no hay versiones`}
        text={t`Cada vez que completas la valoración queda guardada aquí tal como estaba, para verla y compararla.`}
      />
    );
  }
  return (
    <>
      {readOnly && valuation.access !== 'read' && (
        <p className={text('small', 'dimmed')}>
          <Trans>Para restaurar una versión, reabre antes la valoración.</Trans>
        </p>
      )}
      <ol ref={list} className={column({ borderTop: 'plain' })} aria-label={t`Versiones`}>
        {snapshots.map((snapshot) => (
          <VersionRow key={snapshot.number} snapshot={snapshot} />
        ))}
      </ol>
      {hasNextPage && (
        <Button
          {...button}
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          <Trans>Ver versiones anteriores</Trans>
        </Button>
      )}
      <VersionComparison snapshots={snapshots} />
    </>
  );
};
