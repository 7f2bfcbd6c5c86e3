import type { FigureTable, FigureContent } from '@valia/figures/figure-content.ts';
import { column, type ReportTable, row } from './report-table.ts';

export const printedTable = ({ columns, corner, rows }: FigureTable): ReportTable => ({
  corner,
  columns: columns.map((label) => column(label)),
  rows: rows.map(({ cells, label }) => row(label, cells)),
});

/** A figure in the form that the templates and the word processor's outline use. */
export const printedFigure = <Figure extends FigureContent<unknown>>({
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
