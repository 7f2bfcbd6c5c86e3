import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import { engineVersion } from '@valia/valuation/engine-version.ts';
import { useState, useMemo } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import styles from './valuation-editor-screen.module.css';
import { type FrozenVersion, toFrozenVersion } from './document/frozen-version.ts';
import { ValuationFailed } from './frame/valuation-failed.tsx';
import { ValuationEditor } from './valuation-editor.tsx';
import { box, column } from '../../../components/style/class-names.ts';

const looks = {
  result: column(
    { gap: 16, borderRight: 'plain', background: 'canvas', pad: [20, 24] },
    styles.result,
  ),
};

const EditorSkeleton = () => {
  const { t } = useLingui();
  return (
    <div className={styles.skeleton} role="status" aria-label={t`Cargando la valoración`}>
      <div className={box({ borderRight: 'plain', background: 'canvas' }, styles.rail)} />
      <div className={column({ gap: 16, pad: [20, 24], background: 'surface' })}>
        <Skeleton height={36} width={240} />
        <Skeleton height={20} width={420} maw="100%" />
        <Skeleton height={480} />
      </div>
      <div className={looks.result}>
        <Skeleton height={52} width={220} />
        <Skeleton height={180} />
        <Skeleton height={200} />
      </div>
    </div>
  );
};

interface FrozenVersionAnswer {
  version: FrozenVersion | null;
  isWaiting: boolean;
  /** The error and a way to retry; null unless loading failed. */
  failed: { error: unknown; retry: () => void } | null;
}

/** The version with which a valuation was completed; fetched only when another engine completed it. */
const useFrozenVersion = (
  id: string,
  valuation: Pick<Valuation, 'status' | 'snapshot'> | undefined,
): FrozenVersionAnswer => {
  const closed = valuation?.status === 'completed' ? valuation.snapshot : null;
  const isOfOther = closed !== null && closed.engineVersion !== engineVersion;
  const { data, error, refetch } = trpc.valuations.snapshot.useQuery(
    { id, number: null, engineVersion },
    { enabled: isOfOther, refetchOnWindowFocus: false, retry: false },
  );
  const version = useMemo(
    () => (isOfOther && data !== undefined ? toFrozenVersion(data) : null),
    [isOfOther, data],
  );
  return {
    version,
    isWaiting: isOfOther && data === undefined,
    failed:
      isOfOther && data === undefined && error !== null
        ? { error, retry: () => void refetch() }
        : null,
  };
};

/** Loads the newest version of a valuation and passes it to the editor. */
export const ValuationEditorScreen = ({ id }: { id: string }) => {
  const valuation = trpc.valuations.get.useQuery(
    { id },
    { refetchOnWindowFocus: false, refetchOnMount: 'always' },
  );
  const sectors = trpc.valuations.sectorMultiples.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const frozen = useFrozenVersion(id, valuation.data);
  const [isOpen, setIsOpen] = useState(false);
  if (valuation.isError && valuation.data === undefined) {
    return <ValuationFailed error={valuation.error} onRetry={() => void valuation.refetch()} />;
  }
  if (valuation.data === undefined || !valuation.isFetchedAfterMount) return <EditorSkeleton />;
  if (frozen.failed !== null)
    return <ValuationFailed error={frozen.failed.error} onRetry={frozen.failed.retry} />;
  // When the valuation is completed while it is open, the editor stays, with the work in progress.
  if (frozen.isWaiting && !isOpen) return <EditorSkeleton />;
  if (!isOpen) setIsOpen(true);
  return (
    <ValuationEditor
      // A user who regains the right to edit continues with their unsaved changes, not with the version they read
      // meanwhile.
      key={valuation.data.access === 'read' ? 'read' : 'written'}
      valuation={valuation.data}
      version={frozen.version}
      sectors={sectors.data ?? null}
    />
  );
};
