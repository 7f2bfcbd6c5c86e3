import type { ReportTable } from '../content/report-table.ts';

/** Columns of figures that stand side by side on a page of a word processor. */
const mostColumns = 7;

/** Tables of so many columns as have room; further ones go on in another table with the same labels. */
export const splitTable = (table: ReportTable): ReportTable[] => {
  const { columns } = table;
  const parts = Math.max(1, Math.ceil(columns.length / mostColumns));
  const each = Math.ceil(columns.length / parts);
  return Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part * each, (part + 1) * each];
    return {
      ...table,
      columns: columns.slice(from, to),
      rows: table.rows.map((row) => ({ ...row, cells: row.cells.slice(from, to) })),
    };
  });
};
