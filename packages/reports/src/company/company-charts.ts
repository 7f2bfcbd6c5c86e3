import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import type { AccountFigure } from '@valia/valuation/figure.ts';
import type { PanelChartView } from '../charts/panel-chart-view.ts';
import { yearBars, yearPairs, yearRates, type YearValue } from '../charts/year-charts.ts';
import type { ReportContext } from '../content/report-context.ts';
import { closedMargins } from './closed-margins.ts';

/** The width of each of three charts side by side, in pixels of the page. */
const width = 156;

const ends = (years: readonly YearValue[]): [number, number] | null => {
  const [first, last] = [years.at(0)?.value, years.at(-1)?.value];
  return first === undefined || last === undefined || first === null || last === null
    ? null
    : [first, last];
};

const revenueChart = (context: ReportContext, years: readonly YearValue[]): PanelChartView[] => {
  const { numbers, t } = context;
  const [first, last] = ends(years) ?? [0, 0];
  if (first <= 0) return [];
  const change = last / first - 1;
  const rate = numbers.rate(Math.abs(change));
  const count = String(years.length - 1);
  const title =
    change < 0
      ? t(msg`Bajan un ${rate} en ${count} años`)
      : t(msg`Suben un ${rate} en ${count} años`);
  const subject = t(valuationTerms.accountFigures.revenue);
  return [yearBars(context, t(msg`n. d.`), { subject, title, width, years })];
};

const marginChart = (context: ReportContext): PanelChartView[] => {
  const { account, document, numbers, t, years } = context;
  const margins = closedMargins(context);
  const [first, last] = ends(margins) ?? [null, null];
  if (first === null || last === null) return [];
  const points = numbers.number(Math.abs(last - first) * 100, 1);
  const isNormalised = document.adjustments.length > 0;
  return [
    yearRates(context, t(msg`n. d.`), {
      subject: t(
        valuationTerms.accountFigures[isNormalised ? 'normalisedEbitdaMargin' : 'ebitdaMargin'],
      ),
      title: last < first ? t(msg`Pierde ${points} puntos`) : t(msg`Gana ${points} puntos`),
      width,
      years: margins,
      other: years.map((year) => ({ year, value: account(year, 'ebitdaMargin') })),
    }),
  ];
};

const investmentChart = (
  context: ReportContext,
  of: (line: AccountFigure) => YearValue[],
): PanelChartView[] => {
  const { numbers, t } = context;
  const [spent, worn] = [of('capitalExpenditure'), of('depreciationAndAmortization')];
  const sum = (years: readonly YearValue[]) =>
    years.reduce((total, { value }) => total + (value ?? 0), 0);
  const isWhole = [...spent, ...worn].every(({ value }) => value !== null);
  if (!isWhole || sum(worn) <= 0) return [];
  const times = numbers.number(sum(spent) / sum(worn), 2);
  return [
    yearPairs(context, t(msg`n. d.`), {
      subject: t(msg`Inversión`),
      title: t(msg`${times} veces la amortización`),
      width,
      years: spent,
      second: worn,
    }),
  ];
};

/** The development of the closed years; empty when there is only one. */
export const companyCharts = (context: ReportContext): PanelChartView[] => {
  const { account, years } = context;
  if (years.length < 2) return [];
  const of = (line: AccountFigure): YearValue[] =>
    years.map((year) => ({ year, value: account(year, line) }));
  return [
    ...revenueChart(context, of('revenue')),
    ...marginChart(context),
    ...investmentChart(context, of),
  ];
};
