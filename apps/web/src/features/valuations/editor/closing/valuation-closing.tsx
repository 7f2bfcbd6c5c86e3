import { visibleRefusedTexts } from '@valia/domain/valuation-progress/visible-refused-texts.ts';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { lazy, type ReactNode, useState } from 'react';
import { loadChunk } from '../../../../lib/page/load-chunk.ts';
import { useStableCallback } from '../../../../lib/use-stable-callback.ts';
import { useEditor } from '../document/editor-context.ts';
import { ReportDialog } from '../report/report-dialog.tsx';
import { LazyPart } from '../parts/lazy-part.tsx';

const ClosingDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./closing-dialog.tsx'))).ClosingDialog,
}));

type ChangeStatus = (to: ValuationStatus) => void;

interface ClosingProps {
  changeStatus: ChangeStatus;
  children: (ask: ChangeStatus) => ReactNode;
}

/**
 * Requests confirmation before a valuation is frozen; one that cannot be frozen yet is refused at once, with the
 * reason.
 */
export const ValuationClosing = ({ changeStatus, children }: ClosingProps) => {
  const { document, refused, outcome, valuation } = useEditor();
  const [isOpen, setIsOpen] = useState(false);
  const [wantsReport, setWantsReport] = useState(false);
  const ask = useStableCallback((to: ValuationStatus) => {
    setWantsReport(false);
    const isRefused =
      outcome.result === null || Object.keys(visibleRefusedTexts(refused, document)).length > 0;
    if (to !== 'completed' || isRefused) changeStatus(to);
    else setIsOpen(true);
  });
  return (
    <>
      {children(ask)}
      {isOpen && (
        <LazyPart waiting={null}>
          <ClosingDialog
            onComplete={(withReport) => {
              setWantsReport(withReport);
              changeStatus('completed');
            }}
            onClose={() => setIsOpen(false)}
          />
        </LazyPart>
      )}
      <ReportDialog
        opened={wantsReport && valuation.status === 'completed'}
        onClose={() => setWantsReport(false)}
      />
    </>
  );
};
