import type { AnalysisView } from '../analysis/analysis-view.ts';
import type { OutlineBlock } from './outline-block.ts';
import { charts, heading, notes, tables, titledTable, where } from './chapter.ts';

export const analysisOutline = (view: AnalysisView): OutlineBlock[] => [
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
