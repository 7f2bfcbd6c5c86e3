import type { BlockChapter } from '@valia/domain/report-blocks/block-ids.ts';
import type { AnalysisView } from '../analysis/analysis-view.ts';
import type { ComparisonView } from '../comparison/comparison-view.ts';
import type { SummaryView } from '../summary/summary-view.ts';
import type { ValuationReportView } from '../valuation-report-view.ts';
import { basisOutline, companyOutline } from './basis-outline.ts';
import { calculationOutline } from './calculation-outline.ts';
import { textOutline } from './text-outline.ts';
import type { OutlineBlock } from './outline-block.ts';
import {
  chapter,
  charts,
  heading,
  lead,
  notes,
  prose,
  tables,
  where,
  titledTable,
} from './chapter.ts';

const summaryOutline = (view: SummaryView): OutlineBlock[] => [
  { kind: 'chapter', text: view.title, beginsPage: true },
  { kind: 'small', text: view.valueLabel },
  { kind: 'value', text: view.value },
  ...lead(`${view.rangeLabel} ${view.range}`),
  { kind: 'small', text: [`${view.formedTitle}.`, ...view.formed].join(' ') },
  {
    kind: 'facts',
    rows: view.keyFigures.map(({ label, value }) => ({ lead: label, text: value })),
  },
  heading(view.chart.title),
  charts('range', view.chart),
  ...notes('', view.chart.notes),
  ...where(view.mixed, (mixed) => [
    heading(mixed.title),
    ...tables(mixed.table),
    ...notes('', [...mixed.notes, ...mixed.reason]),
  ]),
  heading(view.conclusion.title),
  ...view.conclusion.paragraphs.map(prose),
  ...(view.warnings.length === 0
    ? []
    : [
        heading(view.warningsTitle),
        { kind: 'items', mark: 'warning', items: view.warnings } as const,
        { kind: 'small', text: view.warningsNote } as const,
      ]),
];

const comparisonOutline = (view: ComparisonView): OutlineBlock[] => [
  chapter(view.title),
  ...lead(view.lead),
  heading(view.tableTitle),
  ...tables(view.table),
  ...notes(view.margin.title, view.margin.notes),
  ...where(view.chart, (chart) => [heading(chart.title), charts('waterfall', chart)]),
  ...where(view.steps, tables),
];

const analysisOutline = (view: AnalysisView): OutlineBlock[] => [
  ...where(view.tornado, (tornado) => [
    heading(tornado.title),
    charts('tornado', tornado),
    ...notes(tornado.margin.title, tornado.margin.notes),
    heading(tornado.tableTitle),
    ...tables(tornado.table),
  ]),
  ...view.sensitivities.flatMap(titledTable),
  ...where(view.scenarios, titledTable),
  ...where(view.simulation, ({ drivers, histogram, margin, table, title }) => [
    heading(title),
    charts('histogram', histogram),
    ...tables(table),
    { kind: 'small', text: drivers.title },
    { kind: 'facts', rows: drivers.rows.map(({ label, text }) => ({ lead: label, text })) },
    ...notes(margin.title, margin.notes),
  ]),
];

/** What a chapter holds beside its texts; null where the report has nothing of it. */
const figuresOf = (
  view: ValuationReportView,
  name: BlockChapter,
): { title: string; lead: string; blocks: OutlineBlock[] } | null => {
  const { analysis, basis, calculation, company } = view;
  if (name === 'company' && company !== null)
    return { ...company, blocks: companyOutline(company) };
  if (name === 'basis' && basis !== null) return { ...basis, blocks: basisOutline(basis) };
  if (name === 'calculation' && calculation !== null)
    return { ...calculation, blocks: calculationOutline(calculation) };
  if (name === 'analysis' && analysis !== null)
    return { ...analysis, blocks: analysisOutline(analysis) };
  return null;
};

const chaptersWithFigures = ['company', 'basis', 'calculation', 'analysis'] as const;

const glossary = (view: ValuationReportView): OutlineBlock[] =>
  where(view.glossary, ({ entries, title }) => [
    chapter(title),
    { kind: 'facts', rows: entries.map(({ term, text }) => ({ lead: term, text })) },
  ]);

const chapters = (view: ValuationReportView): OutlineBlock[] => {
  const all =
    view.narrative ?? chaptersWithFigures.map((name) => ({ chapter: name, title: '', blocks: [] }));
  return all.flatMap(({ blocks, chapter: name, title }) => {
    const figures = figuresOf(view, name);
    if (figures === null && blocks.length === 0) return [];
    return [
      ...(name === 'closing' ? glossary(view) : []),
      chapter(figures?.title ?? title),
      ...lead(figures?.lead ?? ''),
      ...blocks.flatMap(textOutline),
      ...(figures?.blocks ?? []),
    ];
  });
};

/** All that a report says after its cover, in the order in which it is printed. */
export const reportOutline = (view: ValuationReportView): OutlineBlock[] => [
  ...summaryOutline(view.summary),
  ...where(view.comparison, comparisonOutline),
  ...chapters(view),
  ...(view.narrative === null ? glossary(view) : []),
  ...where(view.check, ({ lines, title }) => [chapter(title), ...lines.map(prose)]),
  ...where(view.disclaimer, ({ paragraphs, title }) => [chapter(title), ...paragraphs.map(prose)]),
];
