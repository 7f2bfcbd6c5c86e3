import type { FigureTable, ShownFigure } from '@valia/figures/shown-figure.ts';
import { column, type ReportTable, row } from './report-table.ts';

export const printedTable = ({ columns, corner, rows }: FigureTable): ReportTable => ({
  corner,
  columns: columns.map((label) => column(label)),
  rows: rows.map(({ cells, label }) => row(label, cells)),
});

/** A figure as the templates and the word processor's outline read it. */
export const printedFigure = <Figure extends ShownFigure<unknown>>({
  finding,
  spoken,
  table,
  ...figure
}: Figure) => ({
  ...figure,
  title: finding,
  alternative: spoken,
  tableTitle: table.title,
  table: printedTable(table),
});
