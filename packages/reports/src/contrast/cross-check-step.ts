import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { listedAtSize } from '@valia/valuation/multiples/listed-at-size.ts';
import {
  defaultSizeStepNodes,
  sizeStepOnCurve,
} from '@valia/valuation/multiples/size-step-on-curve.ts';
import { ebitForMultiples } from '../leases/leases-view.ts';
import { listedAtSizeText } from '../multiples/deal-curve-notes.ts';
import { curveText } from '../multiples/size-step-curve.ts';
import type { ReportContext } from '../content/report-context.ts';
import { shortestDecimals } from '@valia/figures/words/figure-formatters.ts';
import { type SideNote, remark } from '../content/report-table.ts';

interface ContrastStep {
  value: number;
  /** The derivation of the step, when no other table of the report contains it. */
  notes: SideNote[];
}

/** The fraction of a multiple that remains after a size adjustment: `0,3630`. */
export const remainingFraction = ({ numbers }: ReportContext, step: number): string =>
  numbers.number(1 + step, Math.max(2, shortestDecimals(1 + step, 4)));

const stepOfDeals = (context: ReportContext): ContrastStep | null => {
  const { document, figure, t } = context;
  const { deals } = document.multiples;
  const factor = figure(figureId.sizeFactor());
  if (deals === undefined || factor === null) return null;
  const multiple = deals.listed ?? deals.listedAverage;
  const value = listedAtSize(multiple, factor, deals) / multiple - 1;
  const text = `${listedAtSizeText(context, { ...deals, factor, multiple })} = ${remainingFraction(context, value)}.`;
  return { value, notes: [remark(text, `${t(valuationTerms.multiples.sizeStep)}:`)] };
};

const stepOnCurve = (context: ReportContext, listedValue: number): ContrastStep => {
  const nodes = context.document.multiples.sizeStepNodes ?? defaultSizeStepNodes;
  const value = sizeStepOnCurve(listedValue, nodes);
  const text = curveText(context, { nodes, listedValue, step: value });
  return { value, notes: [remark(text, context.t(msg`Curva:`))] };
};

/**
 * The company's size adjustment. When its own comparables are deals the value has none, but listed companies of another
 * country still have to be adjusted to its size.
 */
export const crossCheckStep = (context: ReportContext): ContrastStep | null => {
  const { document, figure, input, result } = context;
  const step = figure(figureId.sizeStep());
  if (step !== null) return { value: step, notes: [] };
  const ebit = ebitForMultiples(context);
  const { listedContrast } = input;
  if (listedContrast === null || result.multiples === null || ebit === null) return null;
  return (
    stepOfDeals(context) ?? stepOnCurve(context, ebit * listedContrast.evToEbit * document.unit)
  );
};
