import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { terminalMethod } from '@valia/domain/valuation-choices/terminal-edits.ts';
import type { StepId } from '@valia/domain/valuation-progress/valuation-steps.ts';
import { typedYears } from '@valia/domain/valuation-years/account-years.ts';
import { manualValues } from '@valia/domain/valuation-years/manual-values.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { formatMultiple, formatNumber, formatRate } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { knownComparables } from '@valia/valuation/multiples/known-comparables.ts';
import { useEditor } from '../document/editor-context.ts';
import { useMoney } from '../document/use-money.ts';

const percentOf = (weight: number | null, language: Language): string =>
  formatNumber((weight ?? 0) * 100, { language });

const accountsText = (document: ValuationDocument): string =>
  plural(typedYears(document).length, { one: '# ejercicio', other: '# ejercicios' });

const adjustmentsText = ({ adjustments }: ValuationDocument): string =>
  plural(adjustments.length, { one: '# ajuste', other: '# ajustes' });

const projectionText = (document: ValuationDocument): string => {
  const manual = manualValues(document).length;
  const years = plural(document.projection.years, { one: '# año', other: '# años' });
  const byHand = plural(manual, { one: '# valor manual', other: '# valores manuales' });
  return manual === 0 ? years : `${years} · ${byHand}`;
};

const terminalText = (document: ValuationDocument, language: Language): string => {
  const { terminalGrowth, exitMultiple } = document.terminal;
  const growth = `g ${formatRate(terminalGrowth ?? 0, { language })}`;
  const multiple = formatMultiple(exitMultiple ?? 0, { language });
  const texts = { gordon: growth, 'exit-multiple': multiple, average: `${growth} · ${multiple}` };
  return texts[terminalMethod(document)];
};

/** The content of a completed step, in a few words. */
export const useStepContentText = (): ((step: StepId) => string) => {
  const { t } = useLingui();
  const { document, outcome, language } = useEditor();
  const { money } = useMoney();
  const { multiples, weights } = document;

  const withFigure = (id: string, write: (value: number) => string): string =>
    outcome.figures[id] === undefined ? '' : write(outcome.figures[id].value);

  const multiplesText = (): string => {
    const { origin } = multiples.evToEbitda;
    const applied = withFigure(figureId.appliedMultiple('central'), (value) =>
      formatMultiple(value, { language, decimals: 2 }),
    );
    if (origin.kind === 'comparables') {
      const { length } = knownComparables(multiples, 'evToEbitda');
      return `${applied} · ${plural(length, { one: '# comparable', other: '# comparables' })}`;
    }
    if (origin.kind !== 'sector') return applied;
    const firms = formatNumber(origin.firms, { language });
    return t`${applied} · ${firms} empresas`;
  };

  const weightsText = (): string => {
    const dcf = percentOf(weights.dcf, language);
    const others = percentOf(weights.multiples, language);
    return t`DCF ${dcf} · múltiplos ${others}`;
  };

  const texts: Record<StepId, () => string> = {
    company: () => t`Datos completos`,
    accounts: () => accountsText(document),
    normalisation: () =>
      document.adjustments.length === 0 ? t`Sin ajustes` : adjustmentsText(document),
    projection: () => projectionText(document),
    'cost-of-capital': () =>
      withFigure(figureId.costOfCapital('weightedAverageCostOfCapital'), (value) =>
        formatRate(value, { language, decimals: 2 }),
      ),
    'terminal-value': () => terminalText(document, language),
    multiples: multiplesText,
    weights: weightsText,
    bridge: () => withFigure(figureId.bridgeTotal(), money),
    result: () => t`Listo para el informe`,
  };
  return (step) => texts[step]();
};
