import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatMultiple, formatNumber, formatRate } from '@valia/i18n/format.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { useEditor } from './editor-context.ts';
import type { StepId } from './model/editor-steps.ts';
import { manualValues } from './model/manual-values.ts';
import { isComplete, stepProgress, type StepProgress } from './model/step-progress.ts';
import { useMoney } from './use-money.ts';

export interface StepSummary {
  progress: StepProgress;
  complete: boolean;
  /** One line under the step's name: what is missing, or what is in it. */
  text: string;
  tone: 'plain' | 'warning' | 'error';
}

/** What each step's line says. */
export const useStepSummary = (): ((step: StepId) => StepSummary) => {
  const { t } = useLingui();
  const editor = useEditor();
  const { document, outcome, language } = editor;
  const { money } = useMoney();

  const rate = (id: string): string => {
    const figure = outcome.figures[id];
    return figure === undefined ? '' : formatRate(figure.value, { language, decimals: 2 });
  };

  const content = (step: StepId): string => {
    const percent = (value: number | null) => formatNumber((value ?? 0) * 100, { language });
    switch (step) {
      case 'company':
        return t`Datos completos`;
      case 'accounts': {
        const years = plural(document.accounts.years.length, { one: '# ejercicio', other: '# ejercicios' });
        const adjusted = plural(document.adjustments.length, { one: '# ajuste', other: '# ajustes' });
        return document.adjustments.length === 0 ? years : `${years} · ${adjusted}`;
      }
      case 'projection': {
        const manual = manualValues(document).length;
        const years = plural(document.projection.years, { one: '# año', other: '# años' });
        const byHand = plural(manual, { one: '# valor manual', other: '# valores manuales' });
        return manual === 0 ? years : `${years} · ${byHand}`;
      }
      case 'cost-of-capital':
        return rate(figureId.costOfCapital('weightedAverageCostOfCapital'));
      case 'terminal-value':
        return document.terminal.method === 'gordon'
          ? `g ${formatRate(document.terminal.terminalGrowth ?? 0, { language })}`
          : formatMultiple(document.terminal.exitMultiple ?? 0, { language });
      case 'multiples': {
        const applied = outcome.figures[figureId.appliedMultiple('central')];
        const { origin } = document.multiples.evToEbitda;
        const text = applied === undefined ? '' : formatMultiple(applied.value, { language, decimals: 2 });
        const firms = origin.kind === 'sector' ? formatNumber(origin.firms, { language }) : '';
        return origin.kind === 'sector' ? t`${text} · ${firms} empresas` : text;
      }
      case 'weights': {
        const dcf = percent(document.weights.dcf);
        const multiples = percent(document.weights.multiples);
        return t`DCF ${dcf} · múltiplos ${multiples}`;
      }
      case 'bridge': {
        const total = outcome.figures[figureId.bridgeTotal()];
        return total === undefined ? '' : money(total.value);
      }
      case 'result':
        return t`Listo para el informe`;
    }
  };

  return (step) => {
    const progress = stepProgress(step, editor);
    const complete = isComplete(progress);
    const manual = step === 'projection' && manualValues(document).length > 0;
    if (progress.wrong > 0) {
      return { progress, complete, tone: 'error', text: plural(progress.wrong, { one: '# dato por corregir', other: '# datos por corregir' }) };
    }
    if (progress.missing > 0) {
      const waiting = plural(progress.missing, { one: 'Falta # dato', other: 'Faltan # datos' });
      return { progress, complete, tone: 'plain', text: step === 'result' ? t`Falta tu conclusión` : waiting };
    }
    return { progress, complete, tone: progress.warnings > 0 || manual ? 'warning' : 'plain', text: content(step) };
  };
};
