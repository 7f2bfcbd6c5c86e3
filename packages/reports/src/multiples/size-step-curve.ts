import { msg } from '@lingui/core/macro';
import { sizeReferences } from '@valia/domain/reports/size-references.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { pricesText, dealPricesOf } from './deal-prices.ts';
import { reachOfStep } from './reach-of-step.ts';
import { operandsOf } from '../content/operands-of.ts';
import type { ReportContext } from '../content/report-context.ts';
import { type MarginNote, remark } from '../content/report-table.ts';

interface CurveOfVersion {
  nodes: { lowerValue: number; lowerStep: number; upperValue: number; upperStep: number };
  /** Whole currency units, before the step. */
  listedValue: number;
  step: number;
}

/** The curve as the version was closed with it; null for one closed when brackets gave the step. */
const curveOfVersion = ({ input }: ReportContext): CurveOfVersion | null => {
  const { figures } = input.outcome;
  const curve = [figures[figureId.sizeStepOnCurve()], figures[figureId.sizeStep()]].find((figure) =>
    figure?.formula.startsWith('size-step-on-curve'),
  );
  if (curve === undefined) return null;
  const of = operandsOf(figures, curve);
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

/** The others stand on the axis of the step where that is drawn. */
const referencesNote = (context: ReportContext, isDrawn: boolean): MarginNote => {
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

/** The curve in words, and what it gives at this company's size. */
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

/** The curve of the value's own step, and what it rests on; empty where there is none. */
export const sizeStepCurveNotes = (context: ReportContext): MarginNote[] => {
  const curve = curveOfVersion(context);
  if (curve === null) return [];
  return [
    remark(curveText(context, curve), context.t(msg`Curva:`)),
    referencesNote(context, reachOfStep(context) === 'whole'),
  ];
};

/** Steps of the engines before the curve, by the enterprise value they lead to, in whole currency units. */
const earlierBrackets = {
  from: 5_000_000,
  to: 15_000_000,
  small: -0.5,
  middle: -0.35,
  large: -0.2,
};

/** The brackets in words, as a version was closed with them. */
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

/** Who or what gave the step: brackets are those of the first engine. */
export const originOfStep = (context: ReportContext): 'manual' | 'deals' | 'curve' | 'brackets' => {
  const { document, input } = context;
  if (document.multiples.sizeStep.mode === 'manual') return 'manual';
  if (input.outcome.figures[figureId.sizeStep()]?.formula === 'size-step-of-deals') return 'deals';
  return curveOfVersion(context) === null ? 'brackets' : 'curve';
};
