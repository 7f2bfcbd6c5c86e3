import { type AccountFigure, figureId } from '@valia/valuation/figure.ts';
import type { NormalisableLine } from '@valia/valuation/valuation-inputs.ts';
import type { ReportContext } from '../content/report-context.ts';

/** The adjustment of a line of the base year, and the normalised amount, as printed; null when the line is unknown. */
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
  { baseYear, figure }: ReportContext,
  line: NormalisedFigure,
): number | null => {
  const account = (name: AccountFigure) => figure(figureId.account(baseYear, name));
  switch (line) {
    case 'ebitda':
      return account('normalisedEbitda');
    case 'ebit':
      return account('normalisedEbit');
    case 'ebitdaMargin':
      return account('normalisedEbitdaMargin');
    case 'depreciationAndAmortization':
      return account(line);
    default:
      return figure(figureId.normalisedLine(baseYear, line)) ?? account(line);
  }
};

/**
 * A line of the base year as used for the value, with the effect of the adjustments on it; a blank line is treated as
 * 0.
 */
export const normalisedAmount = (
  context: ReportContext,
  line: NormalisedFigure,
): NormalisedAmount => {
  const reported = context.figure(figureId.account(context.baseYear, line));
  const base = normalisedValue(context, line);
  return { base, change: base === null ? null : base - (reported ?? 0) };
};
