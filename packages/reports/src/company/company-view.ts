import { msg } from '@lingui/core/macro';
import type { BlockId } from '@valia/domain/report-blocks/block-ids.ts';
import { debtOverEbitda } from '@valia/domain/valuations/debt-over-ebitda.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { sectorName } from '../front/cover-view.ts';
import type { PanelChartView } from '../charts/panel-chart-view.ts';
import type { ReportContext } from '../content/report-context.ts';
import { type SideNotes, remark } from '../content/report-table.ts';
import type { KeyFigure } from '../summary/summary-view.ts';
import { closedMargins } from './closed-margins.ts';
import { companyCharts } from './company-charts.ts';
import { companyFacts } from './company-facts.ts';
import { sectorComparisonView, type SectorComparisonView } from './sector-comparison-view.ts';

/** The company on one page, and its position in its sector. */
export interface CompanyView {
  title: string;
  lead: string;
  /** Empty when the report's text contains these facts. */
  facts: string;
  keyFigures: KeyFigure[];
  charts: { title: string; panels: PanelChartView[]; margin: SideNotes } | null;
  sector: SectorComparisonView | null;
}

const chartNotes = ({ t }: ReportContext, panels: readonly PanelChartView[]): SideNotes => {
  const notes = [
    ...(panels.some(({ lines }) => lines.some(({ isDashed }) => isDashed))
      ? [remark(t(msg`La línea discontinua es el margen antes de normalizar.`))]
      : []),
    ...(panels.some(({ groups }) => groups.some(({ bars }) => bars.length > 1))
      ? [remark(t(msg`Inversión, oscuro; amortización, claro.`))]
      : []),
  ];
  return { title: notes.length === 0 ? '' : t(msg`Cómo leerlo`), notes };
};

const salesPerPerson = ({
  account,
  baseYear,
  document,
  numbers,
  t,
}: ReportContext): KeyFigure[] => {
  const revenue = account(baseYear, 'revenue');
  const { employees } = document.company;
  if (revenue === null || employees === null || employees === 0) return [];
  return [{ label: t(msg`Ventas por persona`), value: numbers.amount(revenue / employees) }];
};

const leverage = ({ document, numbers, result, t }: ReportContext): KeyFigure[] => {
  const multiple = debtOverEbitda(document, result.normalisedEbitda);
  if (multiple === null) return [];
  const label = t(msg`(Deuda − tesorería) / EBITDA normalizado`);
  return [{ label, value: numbers.multiple(multiple) }];
};

/** The key figures of the base year at the top of the page. */
const companyFigures = (context: ReportContext): KeyFigure[] => {
  const { account, baseYear, numbers, result, t } = context;
  const year = String(baseYear);
  const revenue = account(baseYear, 'revenue');
  return [
    {
      label: `${t(valuationTerms.accountFigures.revenue)} ${year}`,
      value: revenue === null ? t(msg`n. d.`) : numbers.amount(revenue),
    },
    {
      label: `${t(valuationTerms.accountFigures.normalisedEbitda)} ${year}`,
      value: numbers.amount(result.normalisedEbitda),
    },
    ...salesPerPerson(context),
    ...leverage(context),
  ];
};

const growthText = ({ account, baseYear, figure, numbers, t, years }: ReportContext): string => {
  const mean =
    years.length > 2
      ? figure(figureId.revenueCompoundAnnualGrowth())
      : account(baseYear, 'revenueGrowth');
  const [first] = years;
  if (mean === null || first === undefined || first === baseYear) return '';
  const rate = numbers.rate(Math.abs(mean));
  const from = String(first);
  return mean < 0
    ? t(msg`Desde ${from} vende un ${rate} menos cada año.`)
    : t(msg`Desde ${from} vende un ${rate} más cada año.`);
};

const marginText = (context: ReportContext): string => {
  const { baseYear, numbers, t } = context;
  const margins = closedMargins(context).filter(({ value }) => value !== null);
  const [first, last] = [margins.at(0), margins.at(-1)];
  if (last?.value === undefined || last.value === null || last.year !== baseYear) return '';
  const to = numbers.rate(last.value);
  if (first === undefined || first === last || first.value === null) {
    return t(msg`De cada venta le queda un ${to} de EBITDA.`);
  }
  const from = numbers.rate(first.value);
  const before = String(first.year);
  return t(msg`De cada venta le queda un ${to} de EBITDA; en ${before}, un ${from}.`);
};

/** The company's development in its own figures. */
const companyLead = (context: ReportContext): string =>
  [growthText(context), marginText(context)].filter((text) => text !== '').join(' ');

/**
 * Null when it was not chosen. `told`: the text blocks of the report that already contain facts, which are then omitted
 * here.
 */
export const companyView = (
  context: ReportContext,
  told: ReadonlySet<BlockId>,
): CompanyView | null => {
  const { document, shows, t } = context;
  if (!shows('company')) return null;
  const panels = companyCharts(context);
  const sector = sectorName(context, document.company.sector);
  return {
    title: sector === '' ? t(msg`La empresa`) : t(msg`La empresa y su sector`),
    lead: companyLead(context),
    facts: told.has('company') ? '' : companyFacts(context, told.has('sector')),
    keyFigures: companyFigures(context),
    charts:
      panels.length === 0
        ? null
        : { title: t(msg`Cómo ha evolucionado`), panels, margin: chartNotes(context, panels) },
    sector: sectorComparisonView(context),
  };
};
