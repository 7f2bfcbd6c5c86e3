import type { YearValue } from '../charts/year-charts.ts';
import type { ReportContext } from '../content/report-context.ts';

/** EBITDA divided by revenue in the closed years, normalised when there are adjustments. */
export const closedMargins = ({ account, years }: ReportContext): YearValue[] =>
  years.map((year) => ({
    year,
    value: account(year, 'normalisedEbitdaMargin') ?? account(year, 'ebitdaMargin'),
  }));
