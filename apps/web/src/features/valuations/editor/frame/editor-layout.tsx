import { useLingui } from '@lingui/react/macro';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { PageBar } from '../../../../components/page-bar.tsx';
import { useFocusAfterRemoval } from '../../../../lib/focus/use-focus-after-removal.ts';
import { withDeferredEditor } from '../navigation/with-deferred-editor.tsx';
import { useEditor } from '../document/editor-context.ts';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import type { ValuationSaver } from '../saving/valuation-saver.ts';
import { ResultPanel } from './result-panel.tsx';
import { StepContent } from '../steps/step-content.tsx';
import { focusStepTitle } from '../navigation/use-step-navigation.ts';
import styles from './editor-layout.module.css';
import { EditorTopBar } from './editor-top-bar.tsx';
import { PhoneSteps } from './phone-steps.tsx';
import { ReadOnlyNotice } from './read-only-notice.tsx';
import { ResultSheet } from './result-sheet.tsx';
import { StepRail } from './step-rail.tsx';
import { box, column } from '../../../../components/style/class-names.ts';

const looks = {
  work: box({ position: 'relative', scroll: 'y', background: 'surface' }, styles.work),
};

const DeferredRail = withDeferredEditor(StepRail);
/** May be deferred, because it makes changes by actions and never from the document that it renders. */
const DeferredTopBar = withDeferredEditor(EditorTopBar);

interface EditorLayoutProps {
  /** Null for an earlier version, which is never saved. */
  saver: ValuationSaver | null;
  shownStatus: ValuationStatus;
  onStatus: (to: ValuationStatus) => void;
  /** Discards changes typed into a valuation that was completed meanwhile. */
  onDiscard: () => void;
}

/** Steps, work area and result side by side; on a phone below each other, with the result at the bottom. */
export const EditorLayout = ({ saver, shownStatus, onStatus, onDiscard }: EditorLayoutProps) => {
  const { t } = useLingui();
  const { readOnly } = useEditor();
  const { isPhone, step } = useEditorNavigation();
  useFocusAfterRemoval(readOnly ? 1 : 0, focusStepTitle);
  const notice = readOnly && (
    <ReadOnlyNotice saver={saver} onReopen={() => onStatus('in_progress')} onDiscard={onDiscard} />
  );
  const bar = (
    <PageBar>
      <DeferredTopBar saver={saver} shownStatus={shownStatus} onStatus={onStatus} />
    </PageBar>
  );
  if (isPhone) {
    return (
      <div className={column({ flex: 1 })}>
        {bar}
        <PhoneSteps />
        {notice}
        <main id="main" className={box({ flex: 1, background: 'canvas' })} data-step={step}>
          <StepContent />
        </main>
        <ResultSheet saver={saver} onComplete={() => onStatus('completed')} />
      </div>
    );
  }
  return (
    <>
      {bar}
      <div className={styles.layout} data-whole={step === 'result' || undefined}>
        <div className={styles.rail}>
          <DeferredRail />
        </div>
        <main id="main" className={looks.work} key={step}>
          {notice}
          <StepContent />
        </main>
        {step !== 'result' && (
          <aside className={styles.result} aria-label={t`Resultado`}>
            <ResultPanel />
          </aside>
        )}
      </div>
    </>
  );
};
