import { msg } from '@lingui/core/macro';
import type { BlockId } from '@valia/domain/report-blocks/block-ids.ts';
import { sectorName } from '../front/cover-view.ts';
import type { PanelChartView } from '../charts/panel-chart-view.ts';
import type { ReportContext } from '../content/report-context.ts';
import { type MarginNotes, remark } from '../content/report-table.ts';
import type { KeyFigure } from '../summary/summary-view.ts';
import { companyCharts } from './company-charts.ts';
import { companyFacts } from './company-facts.ts';
import { companyFigures } from './company-figures.ts';
import { companyLead } from './company-lead.ts';
import { sectorPlaceView, type SectorPlaceView } from './sector-place-view.ts';

/** The company in a page, and where it stands in its sector. */
export interface CompanyView {
  title: string;
  lead: string;
  /** Empty where the report's text says it. */
  facts: string;
  keyFigures: KeyFigure[];
  charts: { title: string; panels: PanelChartView[]; margin: MarginNotes } | null;
  sector: SectorPlaceView | null;
}

const chartNotes = ({ t }: ReportContext, panels: readonly PanelChartView[]): MarginNotes => {
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

/** Null where it was not chosen. `told`: the texts of the report, which say each fact in its stead. */
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
    sector: sectorPlaceView(context),
  };
};
