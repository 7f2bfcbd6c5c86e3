import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { ebitdaForMultiples } from '../leases/leases-view.ts';
import type { ReportContext } from '../content/report-context.ts';
import { cell, column, remark, row } from '../content/report-table.ts';
import { cellMark, type SensitivityView } from './sensitivity-view.ts';

const multipleStep = 0.5;
const weightStep = 0.2;

/** The applied multiple, and the two half multiples below and the two above the one nearest to it. */
const multiplesAround = (applied: number): number[] => {
  const nearest = Math.round(applied / multipleStep) * multipleStep;
  return [-2, -1, 0, 1, 2].map((place) => (place === 0 ? applied : nearest + place * multipleStep));
};

/** Weights of the DCF: full, the chosen weight with one step above and below it, and zero. */
const weightsAround = (chosen: number): number[] => {
  const inner = [chosen + weightStep, chosen, chosen - weightStep]
    .map((weight) => (weight === chosen ? weight : Number(weight.toFixed(4))))
    .filter((weight) => weight > 0 && weight < 1);
  return [1, ...inner, 0];
};

/** The central value by multiple and by weight; null unless one positive multiple is mixed with a DCF. */
export const weightSensitivityView = (context: ReportContext): SensitivityView | null => {
  const { document, figure, numbers, result, t } = context;
  const { dcf, multiples } = result;
  const ebitda = ebitdaForMultiples(context);
  const applied = figure(figureId.appliedMultiple('central'));
  if (dcf === null || multiples === null || applied === null || ebitda <= 0) return null;
  if (document.multiples.further !== undefined || dcf.weight <= 0 || dcf.weight >= 1) return null;
  const bridge = figure(figureId.bridgeTotal()) ?? 0;
  const base = result.equityValue.central;
  const weights = weightsAround(dcf.weight);
  const rows = multiplesAround(applied)
    .filter((multiple) => multiple > 0)
    .map((multiple) =>
      row(
        numbers.multiple(multiple),
        weights.map((weight) => {
          const byMultiple = ebitda * multiple + bridge;
          const equity = weight * dcf.equityValue.central + (1 - weight) * byMultiple;
          const isBase = multiple === applied && weight === dcf.weight;
          return cell(numbers.money(equity), cellMark(equity, base, isBase));
        }),
      ),
    );
  const [baseText, share] = [numbers.amount(base), numbers.share(dcf.weight)];
  const multiple = numbers.multiple(applied);
  return {
    title: t(msg`Valor central, según múltiplo aplicado y peso del DCF`),
    table: {
      corner: t(valuationTerms.multiples.appliedMultiple),
      columns: weights.map((weight) => column(`${t(msg`DCF`)} ${numbers.share(weight)}`)),
      rows,
    },
    margin: {
      title: t(msg`Múltiplo y peso`),
      notes: [
        remark(t(msg`${baseText}, con ${multiple} y ${share} de DCF.`), t(msg`Base:`)),
        ...(result.equityAfterDiscounts === undefined
          ? []
          : [remark(t(msg`Fondos propios antes de descuentos.`))]),
      ],
    },
  };
};
