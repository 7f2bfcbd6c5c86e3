import type { YearValue } from '../charts/year-charts.ts';
import type { ReportContext } from '../content/report-context.ts';

/** EBITDA on revenue of the closed years, normalised where it was. */
export const closedMargins = ({ account, years }: ReportContext): YearValue[] =>
  years.map((year) => ({
    year,
    value: account(year, 'normalisedEbitdaMargin') ?? account(year, 'ebitdaMargin'),
  }));
