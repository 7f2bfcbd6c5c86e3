import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  isComplete,
  stepProgress,
  type StepProgress,
} from '@valia/domain/valuation-progress/step-progress.ts';
import type { StepId } from '@valia/domain/valuation-progress/valuation-steps.ts';
import { manualValues } from '@valia/domain/valuation-years/manual-values.ts';
import { useEditor } from '../document/editor-context.ts';
import { useStepContentText } from './use-step-content-text.ts';

export interface StepSummary {
  progress: StepProgress;
  complete: boolean;
  /** One line below the step's name: what is missing, or what the step contains. */
  text: string;
  tone: 'plain' | 'warning' | 'error';
}

/** The summary line of each step. */
export const useStepSummary = (): ((step: StepId) => StepSummary) => {
  const { t } = useLingui();
  const editor = useEditor();
  const contentText = useStepContentText();
  return (step) => {
    const progress = stepProgress(step, editor);
    const { missing, wrong, warnings } = progress;
    const complete = isComplete(progress);
    if (wrong > 0) {
      const text = plural(wrong, { one: '# dato por corregir', other: '# datos por corregir' });
      return { progress, complete, tone: 'error', text };
    }
    if (missing > 0) {
      const waiting = plural(missing, { one: 'Falta # dato', other: 'Faltan # datos' });
      return {
        progress,
        complete,
        tone: 'plain',
        text: step === 'result' ? t`Falta tu conclusión` : waiting,
      };
    }
    const byHand = step === 'projection' && manualValues(editor.document).length > 0;
    return {
      progress,
      complete,
      tone: warnings > 0 || byHand ? 'warning' : 'plain',
      text: contentText(step),
    };
  };
};
