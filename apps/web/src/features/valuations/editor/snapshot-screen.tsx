import { Skeleton } from '@mantine/core';
import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import type { ValuationSnapshot } from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { engineVersion } from '@valia/valuation/engine-version.ts';
import { useEffect, useMemo } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { EditorContext } from './document/editor-context.ts';
import { EditorNavigationContext } from './navigation/editor-navigation-context.ts';
import { Explanation } from './explain/explanation.tsx';
import { EditorLayout } from './frame/editor-layout.tsx';
import { ValuationFailed } from './frame/valuation-failed.tsx';
import { toFrozenVersion } from './document/frozen-version.ts';
import { useEditorLocation } from './navigation/use-editor-location.ts';
import { useEditorDocument } from './document/use-editor-document.ts';
import { useExplainedFigure } from './navigation/use-explained-figure.ts';
import { focusStepTitle, useStepNavigation } from './navigation/use-step-navigation.ts';

const nothing = (): void => undefined;
const undoStatus = (): Promise<boolean> => Promise.resolve(false);

const SnapshotView = ({
  valuation,
  snapshot,
}: {
  valuation: Valuation;
  snapshot: ValuationSnapshot;
}) => {
  const { document, outcome, ...version } = snapshot;
  const { engineVersion: closedBy } = version;
  const frozen = useMemo(
    () => toFrozenVersion({ document, outcome, engineVersion: closedBy }),
    [document, outcome, closedBy],
  );
  const edited = useEditorDocument(document, true, null, frozen);
  const navigation = useStepNavigation(document, useEditorLocation());
  const isPhone = useIsPhone();
  const { explaining, explain, close } = useExplainedFigure();
  usePageTitle(document.company.name);
  useEffect(() => {
    // The step stays the same, and the link that led here has disappeared with its panel, so the step's title
    // gets the focus.
    if (window.document.activeElement === window.document.body) focusStepTitle();
  }, []);
  const { id, type, archived, createdAt } = valuation;
  const seen = { status: 'completed', snapshot: version, access: 'read' } as const;
  const facts = { id, type, archived, createdAt, ...seen };
  const still = {
    storedEquity: version.equityCentral,
    readOnly: true,
    shownVersion: version,
    sectors: null,
    rememberedRows: {},
    serverIssues: {},
    undoStatus,
  };
  return (
    <EditorContext value={{ ...edited, ...still, valuation: facts }}>
      <EditorNavigationContext value={{ ...navigation, isPhone, explain }}>
        <EditorLayout saver={null} shownStatus="completed" onStatus={nothing} onDiscard={nothing} />
        {explaining !== null && (
          <Explanation key={explaining.figureId} {...explaining} onClose={close} />
        )}
      </EditorNavigationContext>
    </EditorContext>
  );
};

/** An earlier version of a valuation as it was completed: everything can be read and opened, nothing changed. */
export const SnapshotScreen = ({ id, number }: { id: string; number: number }) => {
  const valuation = trpc.valuations.get.useQuery({ id }, { refetchOnWindowFocus: false });
  const snapshot = trpc.valuations.snapshot.useQuery(
    { id, number, engineVersion },
    { staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  const failed = valuation.isError ? valuation : snapshot;
  if (failed.isError)
    return <ValuationFailed error={failed.error} onRetry={() => void failed.refetch()} />;
  if (valuation.data === undefined || snapshot.data === undefined) return <Skeleton flex={1} />;
  return <SnapshotView valuation={valuation.data} snapshot={snapshot.data} />;
};
