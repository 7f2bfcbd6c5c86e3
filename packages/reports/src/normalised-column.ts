import { figureId } from '@valia/valuation/figure.ts';
import type { NormalisableLine } from '@valia/valuation/valuation-inputs.ts';
import type { ReportContext } from './report-context.ts';

/** What was taken out of a line of the base year, and what stays; null where the line is not known. */
export interface NormalisedAmount {
  change: number | null;
  base: number | null;
}

type NormalisedFigure =
  | NormalisableLine
  | 'ebitda'
  | 'depreciationAndAmortization'
  | 'ebit'
  | 'ebitdaMargin';

const normalisedValue = (
  { account, baseYear, figure }: ReportContext,
  line: NormalisedFigure,
): number | null => {
  switch (line) {
    case 'ebitda':
      return account(baseYear, 'normalisedEbitda');
    case 'ebit':
      return account(baseYear, 'normalisedEbit');
    case 'ebitdaMargin':
      return account(baseYear, 'normalisedEbitdaMargin');
    case 'depreciationAndAmortization':
      return account(baseYear, line);
    default:
      return figure(figureId.normalisedLine(baseYear, line)) ?? account(baseYear, line);
  }
};

/** A line of the base year as the value takes it, with the effect of the adjustments on it; a blank one counts 0. */
export const normalisedAmount = (
  context: ReportContext,
  line: NormalisedFigure,
): NormalisedAmount => {
  const reported = context.account(context.baseYear, line);
  const base = normalisedValue(context, line);
  return { base, change: base === null ? null : base - (reported ?? 0) };
};
