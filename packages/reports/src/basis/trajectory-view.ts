import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import type { PanelChartView } from '../charts/panel-chart-view.ts';
import { yearBars, type YearValue } from '../charts/year-charts.ts';
import type { ReportContext } from '../content/report-context.ts';

/** The closed and the projected years on one scale, before the tables with their figures. */
export interface TrajectoryView {
  title: string;
  panels: PanelChartView[];
  note: string;
}

/** The width of each of three panels across the page, in pixels. */
const width = 212;

const revenueTitle = (
  { baseYear, numbers, projectedYears, t }: ReportContext,
  years: readonly YearValue[],
): string => {
  const first = years.find(({ year }) => year === baseYear)?.value ?? 0;
  const last = years.at(-1)?.value ?? 0;
  if (first <= 0 || last <= 0) return t(valuationTerms.accountFigures.revenue);
  const mean = (last / first) ** (1 / projectedYears.length) - 1;
  const rate = numbers.rate(Math.abs(mean));
  const until = String(years.at(-1)?.year ?? baseYear);
  return mean < 0
    ? t(msg`Bajan un ${rate} al año hasta ${until}`)
    : t(msg`Suben un ${rate} al año hasta ${until}`);
};

const marginTitle = ({
  account,
  baseYear,
  numbers,
  projected,
  projectedYears,
  t,
}: ReportContext) => {
  const until = projectedYears.at(-1) ?? baseYear;
  const first = account(baseYear, 'normalisedEbitdaMargin') ?? account(baseYear, 'ebitdaMargin');
  const last = projected(until, 'ebitdaMargin');
  if (first === null || last === null) return t(valuationTerms.accountFigures.normalisedEbitda);
  const [from, to] = [numbers.rate(first), numbers.rate(last)];
  return from === to
    ? t(msg`Sigue en el ${to} de las ventas`)
    : t(msg`Del ${from} al ${to} de las ventas`);
};

/** The sum of the flows, rounded once. */
const flowTitle = ({ baseYear, figure, numbers, projectedYears, t }: ReportContext): string => {
  const flows = projectedYears.map(
    (year) => figure(figureId.projection(year, 'freeCashFlowToFirm')) ?? 0,
  );
  const total = numbers.amount(flows.reduce((sum, flow) => sum + flow, 0));
  const until = String(projectedYears.at(-1) ?? baseYear);
  return t(msg`${total} en total hasta ${until}`);
};

/** Null without a projection, or when its tables were not chosen. */
export const trajectoryView = (context: ReportContext): TrajectoryView | null => {
  const { account, projected, projectedYears, result, shows, t, years } = context;
  if (result.dcf === null || !shows('projection')) return null;
  const missing = t(msg`n. d.`);
  const revenue: YearValue[] = [
    ...years.map((year) => ({ year, value: account(year, 'revenue') })),
    ...projectedYears.map((year) => ({ year, value: projected(year, 'revenue') })),
  ];
  const ebitda: YearValue[] = [
    ...years.map((year) => ({
      year,
      value: account(year, 'normalisedEbitda') ?? account(year, 'ebitda'),
    })),
    ...projectedYears.map((year) => ({ year, value: projected(year, 'ebitda') })),
  ];
  const flows = projectedYears.map((year) => ({
    year,
    value: projected(year, 'freeCashFlowToFirm'),
  }));
  const bars = (subject: string, title: string, values: YearValue[]) =>
    yearBars(context, missing, { subject, title, width, years: values });
  return {
    title: t(msg`De las cuentas a la proyección`),
    panels: [
      bars(t(valuationTerms.accountFigures.revenue), revenueTitle(context, revenue), revenue),
      bars(t(valuationTerms.accountFigures.normalisedEbitda), marginTitle(context), ebitda),
      bars(t(valuationTerms.projectionLines.freeCashFlowToFirm), flowTitle(context), flows),
    ],
    note: t(msg`Oscuro, ejercicios cerrados; claro, proyección.`),
  };
};
