import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Skeleton } from '@mantine/core';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { SnapshotSummary } from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { engineVersion } from '@valia/valuation/engine-version.ts';
import { useState } from 'react';
import { ErrorState } from '../../../../components/states/error-state.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useEditor } from '../document/editor-context.ts';
import { WaterfallChart } from './waterfall-chart.tsx';
import { column, stack, text } from '../../../../components/style/class-names.ts';

/** The version number that represents the current document in the editor. */
const now = 0;

interface OfVersion {
  document: ValuationDocument | undefined;
  error: unknown;
  retry: () => void;
}

const useVersion = (number: number): OfVersion => {
  const { valuation, document } = useEditor();
  const { data, error, refetch } = trpc.valuations.snapshot.useQuery(
    { id: valuation.id, number: Math.max(number, 1) },
    { enabled: number !== now, staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  if (number === now) return { document, error: null, retry: () => undefined };
  return { document: data?.document, error, retry: () => void refetch() };
};

interface ComparedProps {
  numbers: readonly [number, number];
  names: readonly [string, string];
  /** The versions that another engine than the current one completed. */
  otherEngines: ReadonlySet<number>;
}

const Compared = ({ numbers, names, otherEngines }: ComparedProps) => {
  const { readOnly } = useEditor();
  const isOfOther = numbers.some((number) => otherEngines.has(number));
  const from = useVersion(numbers[0]);
  const to = useVersion(numbers[1]);
  const failed = from.error === null ? to : from;
  if (failed.error !== null) return <ErrorState error={failed.error} onRetry={failed.retry} />;
  if (from.document === undefined || to.document === undefined) return <Skeleton height={280} />;
  const changeable = readOnly ? null : (names[numbers.indexOf(now)] ?? null);
  return (
    <>
      <WaterfallChart from={from.document} to={to.document} names={names} changeable={changeable} />
      {isOfOther && (
        <p className={text('small', 'dimmed')}>
          <Trans>
            Para compararlas, las dos se recalculan con el motor actual: sus valores pueden diferir
            de los que se cerraron.
          </Trans>
        </p>
      )}
    </>
  );
};

/** The numbers of the versions that another engine valued, and 0 if another engine valued the current document. */
const useOtherEngines = (snapshots: readonly SnapshotSummary[]): ReadonlySet<number> => {
  const { frozenBy } = useEditor();
  const others = snapshots.filter((one) => one.engineVersion !== engineVersion);
  return new Set([...others.map(({ number }) => number), ...(frozenBy === null ? [] : [now])]);
};

/** The steps from one version's value to another's. */
export const VersionComparison = ({ snapshots }: { snapshots: readonly SnapshotSummary[] }) => {
  const { t } = useLingui();
  const [from, setFrom] = useState(snapshots.find(({ undone }) => !undone)?.number ?? now);
  const [to, setTo] = useState(now);
  const otherEngines = useOtherEngines(snapshots);
  const undone = new Set(snapshots.flatMap((snapshot) => (snapshot.undone ? snapshot.number : [])));
  const nameOf = (number: number): string => {
    if (number === now) return t`Ahora`;
    return undone.has(number) ? t`Versión ${number} (deshecha)` : t`Versión ${number}`;
  };
  const options = [now, ...snapshots.map(({ number }) => number)].map((number) => ({
    value: String(number),
    label: nameOf(number),
  }));
  return (
    <section className={column({ gap: 16 })}>
      <h3 className={text('body', 'strong')}>
        <Trans>Comparar versiones</Trans>
      </h3>
      <div className={stack({ gap: 12, columns: 'halves' })}>
        <NativeSelect
          label={t`Desde`}
          value={String(from)}
          data={options}
          onChange={({ currentTarget }) => setFrom(Number(currentTarget.value))}
        />
        <NativeSelect
          label={t`Hasta`}
          value={String(to)}
          data={options}
          onChange={({ currentTarget }) => setTo(Number(currentTarget.value))}
        />
      </div>
      {from === to ? (
        <p className={text('small', 'dimmed')}>
          <Trans>Elige dos versiones distintas.</Trans>
        </p>
      ) : (
        <Compared
          numbers={[from, to]}
          names={[nameOf(from), nameOf(to)]}
          otherEngines={otherEngines}
        />
      )}
    </section>
  );
};
