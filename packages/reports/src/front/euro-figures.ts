import { msg } from '@lingui/core/macro';
import { hasSpanishRelief } from '@valia/valuation/cash-flow/spanish-corporate-tax.ts';
import { figureId } from '@valia/valuation/figure.ts';
import type { ReportContext } from '../content/report-context.ts';

const usesCurve = ({ document, figure, result }: ReportContext): boolean =>
  result.multiples !== null &&
  document.multiples.sizeStep.mode === 'auto' &&
  figure(figureId.sizeStep()) !== null;

/** Whether the rates depend on turnover or on the size of the base; when a relief ends, turnover decides. */
const usesTaxLimit = ({ document, result }: ReportContext): boolean => {
  const { losses, spanishTax } = document.projection;
  const regime = spanishTax?.regime ?? 'general';
  const isBySize = regime === 'by-turnover' || regime === 'micro' || hasSpanishRelief(regime);
  return result.dcf !== null && (losses?.limit === 'spain' || isBySize);
};

/** A note that figures in euros were applied to amounts of another currency; empty when there were none. */
export const euroFiguresText = (context: ReportContext): string => {
  const { document, t } = context;
  const { currency } = document;
  if (currency === 'EUR') return '';
  if (!usesTaxLimit(context)) {
    return usesCurve(context)
      ? t(
          msg`La curva de tamaño es de euros: se ha aplicado a los importes en ${currency} tal como están, sin convertirlos.`,
        )
      : '';
  }
  return usesCurve(context)
    ? t(
        msg`La curva de tamaño y los límites fiscales españoles son de euros: se han aplicado a los importes en ${currency} tal como están, sin convertirlos.`,
      )
    : t(
        msg`Los límites fiscales españoles son de euros: se han aplicado a los importes en ${currency} tal como están, sin convertirlos.`,
      );
};
