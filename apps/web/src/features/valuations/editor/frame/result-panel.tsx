import { Trans } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import type { StepId } from '@valia/domain/valuation-progress/valuation-steps.ts';
import { NotRecomputedNote } from '../result/not-recomputed-note.tsx';
import { withDeferredEditor } from '../navigation/with-deferred-editor.tsx';
import { useEditor } from '../document/editor-context.ts';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import { AskForHelp } from '../help/ask-for-help.tsx';
import { KeyFigures } from '../result/key-figures.tsx';
import { MethodBars } from '../result/method-bars.tsx';
import { MissingResult } from '../result/missing-result.tsx';
import styles from '../result/result.module.css';
import { SensitivityGridView } from '../result/sensitivity-grid-view.tsx';
import { ValueMovers } from './value-movers.tsx';
import { ValueHeadline } from '../result/value-headline.tsx';
import { column } from '../../../../components/style/class-names.ts';

/**
 * The read-only content below the value. The step is a prop, which is not deferred, because the content's height
 * depends on it: a delayed change of height would lose the step's scroll position.
 */
const PanelFigures = withDeferredEditor(({ step }: { step: StepId }) => {
  const { canRecompute } = useEditor();
  return (
    <>
      <KeyFigures step={step} />
      <MethodBars />
      {canRecompute ? (
        <>
          <SensitivityGridView />
          <ValueMovers />
        </>
      ) : (
        <NotRecomputedNote />
      )}
    </>
  );
});

/** The value of the company with the current inputs; every figure can be opened. */
export const ResultPanel = () => {
  const { outcome } = useEditor();
  const { step, goToStep } = useEditorNavigation();
  return (
    <div className={column({}, styles.panel)}>
      <div className={column({ gap: 24, flex: 1 }, styles.content)}>
        <ValueHeadline />
        {outcome.result === null ? <MissingResult /> : null}
        <PanelFigures step={step} />
      </div>
      <div className={styles.foot}>
        <AskForHelp />
        <button type="button" className={styles.more} onClick={() => goToStep('result')}>
          <Trans>Ver el análisis completo</Trans>
          <IconChevronRight size={18} stroke={1.5} aria-hidden />
        </button>
      </div>
    </div>
  );
};
