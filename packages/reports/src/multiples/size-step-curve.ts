import { msg } from '@lingui/core/macro';
import { sizeReferences } from '@valia/domain/reports/size-references.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { pricesText, dealPricesOf } from './deal-prices.ts';
import { reachOfSizeStep } from './reach-of-size-step.ts';
import { findFormulaOperands } from '../content/find-formula-operands.ts';
import type { ReportContext } from '../content/report-context.ts';
import { type SideNote, remark } from '../content/report-table.ts';

interface CurveOfVersion {
  nodes: { lowerValue: number; lowerStep: number; upperValue: number; upperStep: number };
  /** Whole currency units, before the size adjustment. */
  listedValue: number;
  step: number;
}

/** The curve stored in the snapshot; null for a snapshot from when brackets determined the size adjustment. */
const curveOfVersion = ({ input }: ReportContext): CurveOfVersion | null => {
  const { figures } = input.outcome;
  const curve = [figures[figureId.sizeStepOnCurve()], figures[figureId.sizeStep()]].find((figure) =>
    figure?.formula.startsWith('size-step-on-curve'),
  );
  if (curve === undefined) return null;
  const of = findFormulaOperands(figures, curve);
  const amount = of('ebitda') + of('amount');
  return {
    nodes: {
      lowerValue: of('lowerValue'),
      lowerStep: of('lowerStep'),
      upperValue: of('upperValue'),
      upperStep: of('upperStep'),
    },
    listedValue: (amount * of('multiple') - of('bridgeTotal')) * of('unit'),
    step: curve.value,
  };
};

/** The other references are on the axis of the size adjustment when it is drawn. */
const referencesNote = (context: ReportContext, isDrawn: boolean): SideNote => {
  const { numbers, t } = context;
  const all = numbers.multiple(sizeReferences.listed, 1);
  if (isDrawn) return remark(t(msg`Cotizadas: ${all} (Damodaran).`));
  const middle = numbers.multiple(sizeReferences.midMarketDeals.low, 1);
  const prices = dealPricesOf(context);
  const small = pricesText(context, prices);
  return remark(
    t(
      prices.sectorDataDate !== null
        ? msg`cotizadas ${all} (Damodaran), mercado medio ${middle} (Argos), pymes del sector, a su tamaño, ${small}.`
        : msg`cotizadas ${all} (Damodaran), mercado medio ${middle} (Argos), pymes ${small} (Dealsuite, 2022–23).`,
    ),
    t(msg`Referencias:`),
  );
};

/** The curve in words, and its result at this company's size. */
export const curveText = (
  { numbers, t }: ReportContext,
  { listedValue, nodes, step: atSize }: CurveOfVersion,
): string => {
  const { lowerStep, lowerValue, upperStep, upperValue } = nodes;
  const from = numbers.millionsOfEuros(lowerValue);
  const to = numbers.millionsOfEuros(upperValue);
  const first = numbers.share(lowerStep);
  const last = numbers.share(upperStep);
  const value = numbers.scaled(listedValue / 1_000_000, 'millions', 2);
  const step = numbers.share(atSize);
  return t(
    msg`${first} hasta ${from} de EV sin ajuste, ${last} desde ${to} y, entre ambos, lineal en su logaritmo; ${value} da ${step}.`,
  );
};

/** The curve of the value's own size adjustment, and its basis; empty when there is none. */
export const sizeStepCurveNotes = (context: ReportContext): SideNote[] => {
  const curve = curveOfVersion(context);
  if (curve === null) return [];
  return [
    remark(curveText(context, curve), context.t(msg`Curva:`)),
    referencesNote(context, reachOfSizeStep(context) === 'whole'),
  ];
};

/** Size adjustments of engines before the curve, by the enterprise value they lead to, in whole currency units. */
const earlierBrackets = {
  from: 5_000_000,
  to: 15_000_000,
  small: -0.5,
  middle: -0.35,
  large: -0.2,
};

/** The brackets in words, as stored in a snapshot. */
export const bracketsText = ({ numbers, t }: ReportContext): string => {
  const from = numbers.millionsOfEuros(earlierBrackets.from);
  const to = numbers.millionsOfEuros(earlierBrackets.to);
  const small = numbers.share(earlierBrackets.small);
  const middle = numbers.share(earlierBrackets.middle);
  const large = numbers.share(earlierBrackets.large);
  return t(
    msg`Tramos por EV resultante: ${small} por debajo de ${from}, ${middle} hasta ${to} y ${large} por encima; si cuadran dos, el más prudente.`,
  );
};

/** The origin of the size adjustment: brackets are those of the first engine. */
export const originOfSizeStep = (
  context: ReportContext,
): 'manual' | 'deals' | 'curve' | 'brackets' => {
  const { document, input } = context;
  if (document.multiples.sizeStep.mode === 'manual') return 'manual';
  if (input.outcome.figures[figureId.sizeStep()]?.formula === 'size-step-of-deals') return 'deals';
  return curveOfVersion(context) === null ? 'brackets' : 'curve';
};
