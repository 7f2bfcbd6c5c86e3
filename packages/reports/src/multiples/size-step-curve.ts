import { msg } from '@lingui/core/macro';
import { sizeReferences } from '@valia/domain/reports/size-references.ts';
import { figureId } from '@valia/valuation/figure.ts';
import type { FormulaSymbol } from '@valia/valuation/formulas/formula-symbols.ts';
import { reachOfStep } from './reach-of-step.ts';
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
  const of = (symbol: FormulaSymbol): number => {
    const operand = curve.inputs.find((one) => one.symbol === symbol);
    return operand === undefined ? 0 : (figures[operand.figure]?.value ?? 0);
  };
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
const referencesNote = ({ numbers, t }: ReportContext, isDrawn: boolean): MarginNote => {
  const { listed, midMarketDeals, smallDeals } = sizeReferences;
  const all = numbers.multiple(listed, 1);
  const middle = numbers.multiple(midMarketDeals.low, 1);
  const small = `${numbers.number(smallDeals.low, 1)}\u2013${numbers.multiple(smallDeals.high, 1)}`;
  return isDrawn
    ? remark(t(msg`Cotizadas: ${all} (Damodaran).`))
    : remark(
        t(
          msg`cotizadas ${all} (Damodaran), mercado medio ${middle} (Argos), pymes ${small} (Dealsuite).`,
        ),
        t(msg`Referencias:`),
      );
};

/** The curve in words, what it gives at this company's size, and what it rests on; empty where there is none. */
export const sizeStepCurveNotes = (context: ReportContext): MarginNote[] => {
  const { numbers, t } = context;
  const curve = curveOfVersion(context);
  if (curve === null) return [];
  const { lowerStep, lowerValue, upperStep, upperValue } = curve.nodes;
  const from = numbers.millionsOfEuros(lowerValue);
  const to = numbers.millionsOfEuros(upperValue);
  const first = numbers.share(lowerStep);
  const last = numbers.share(upperStep);
  const value = numbers.scaled(curve.listedValue / 1_000_000, 'millions', 2);
  const step = numbers.share(curve.step);
  return [
    remark(
      t(
        msg`${first} hasta ${from} de EV sin ajuste, ${last} desde ${to} y, entre ambos, lineal en su logaritmo; ${value} da ${step}.`,
      ),
      t(msg`Curva:`),
    ),
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

/** Where the step was given by the bracket of an earlier engine. */
export const isOfBracket = (context: ReportContext): boolean =>
  context.document.multiples.sizeStep.mode === 'auto' && curveOfVersion(context) === null;
