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
  leadParagraph,
  notes,
  prose,
  tables,
  whenPresent,
  titledTable,
} from './heading-and-table-blocks.ts';

const summaryOutline = (view: SummaryView): OutlineBlock[] => [
  { kind: 'chapter', text: view.title, beginsPage: true },
  { kind: 'small', text: view.valueLabel },
  { kind: 'value', text: view.value },
  ...leadParagraph(`${view.rangeLabel} ${view.range}`),
  { kind: 'small', text: [`${view.formedTitle}.`, ...view.formed].join(' ') },
  {
    kind: 'facts',
    rows: view.keyFigures.map(({ label, value }) => ({ lead: label, text: value })),
  },
  heading(view.chart.title),
  charts('range', view.chart),
  ...notes('', view.chart.notes),
  ...whenPresent(view.mixed, (mixed) => [
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
  ...leadParagraph(view.lead),
  heading(view.tableTitle),
  ...tables(view.table),
  ...notes(view.margin.title, view.margin.notes),
  ...whenPresent(view.chart, (chart) => [heading(chart.title), charts('waterfall', chart)]),
  ...whenPresent(view.steps, tables),
];

const analysisOutline = (view: AnalysisView): OutlineBlock[] => [
  ...whenPresent(view.tornado, (tornado) => [
    heading(tornado.title),
    charts('tornado', tornado),
    ...notes(tornado.margin.title, tornado.margin.notes),
    heading(tornado.tableTitle),
    ...tables(tornado.table),
  ]),
  ...view.sensitivities.flatMap(titledTable),
  ...whenPresent(view.scenarios, titledTable),
  ...whenPresent(view.simulation, ({ drivers, histogram, margin, table, title }) => [
    heading(title),
    charts('histogram', histogram),
    ...tables(table),
    { kind: 'small', text: drivers.title },
    { kind: 'facts', rows: drivers.rows.map(({ label, text }) => ({ lead: label, text })) },
    ...notes(margin.title, margin.notes),
  ]),
];

/** The contents of a chapter apart from its texts; null when the report has none. */
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
  whenPresent(view.glossary, ({ entries, title }) => [
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
      ...leadParagraph(figures?.lead ?? ''),
      ...blocks.flatMap(textOutline),
      ...(figures?.blocks ?? []),
    ];
  });
};

/** All contents of a report after its cover, in printing order. */
export const reportOutline = (view: ValuationReportView): OutlineBlock[] => [
  ...summaryOutline(view.summary),
  ...whenPresent(view.comparison, comparisonOutline),
  ...chapters(view),
  ...(view.narrative === null ? glossary(view) : []),
  ...whenPresent(view.check, ({ lines, title }) => [chapter(title), ...lines.map(prose)]),
  ...whenPresent(view.disclaimer, ({ paragraphs, title }) => [
    chapter(title),
    ...paragraphs.map(prose),
  ]),
];
