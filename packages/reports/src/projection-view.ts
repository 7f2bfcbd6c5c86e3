import { msg } from '@lingui/core/macro';
import { projectionLines } from './projection-lines.ts';
import type { WrittenLine } from './projection-line.ts';
import type { ReportContext } from './report-context.ts';
import {
  column,
  type LetteredNotes,
  type MarginNote,
  remark,
  type ReportTable,
  row,
} from './report-table.ts';
import { baseYearName, unitName } from './unit-name.ts';

export interface ProjectionView {
  title: string;
  table: ReportTable;
  notesTitle: string;
  notes: MarginNote[];
}

const tableOf = (context: ReportContext, lines: readonly WrittenLine[]): ReportTable => ({
  corner: unitName(context),
  columns: [
    column(baseYearName(context)),
    ...context.projectedYears.map((year) => column(String(year))),
  ],
  rows: lines.map(({ base, kind, label, letter, years }) =>
    row(label, [base, ...years], { kind, letter }),
  ),
});

/** The projected years from revenue to the present value of each free cash flow. */
export const projectionView = (context: ReportContext, letters: LetteredNotes): ProjectionView => {
  const { document, longDate, numbers, t } = context;
  const table = tableOf(context, projectionLines(context, letters));
  const timing =
    document.discounting === 'mid-year'
      ? t(msg`Mitad de año: los flujos llegan, de media, el 30 de junio.`)
      : t(msg`Cierre de año: cada flujo llega el 31 de diciembre.`);
  const stub = document.projection.stub === true && document.valuationDate !== null;
  const date = stub ? longDate(document.valuationDate ?? '') : '';
  const losses = document.projection.losses?.opening ?? null;
  const opening = losses === null ? '' : numbers.amount(losses);
  return {
    title: t(msg`Proyección y flujos de caja`),
    table,
    notesTitle: t(msg`Hipótesis y fuentes`),
    notes: [
      ...letters.take(),
      remark(timing),
      ...(stub ? [remark(t(msg`Del primer año cuenta solo lo que queda desde el ${date}.`))] : []),
      ...(opening === '' ? [] : [remark(t(msg`Bases negativas al empezar: ${opening}.`))]),
    ],
  };
};
