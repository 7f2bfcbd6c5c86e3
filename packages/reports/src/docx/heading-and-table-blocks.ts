import type { SideNote, ReportRow, ReportTable } from '../content/report-table.ts';
import type { ChartName, OutlineBlock, OutlineChart } from './outline-block.ts';

export const chapter = (text: string): OutlineBlock => ({ kind: 'chapter', text });
export const heading = (text: string): OutlineBlock => ({ kind: 'heading', text });
export const prose = (text: string): OutlineBlock => ({ kind: 'prose', text });

export const leadParagraph = (text: string): OutlineBlock[] =>
  text === '' ? [] : [{ kind: 'lead', text }];

/** The maximum number of columns of figures side by side on a page of a word processor. */
const mostColumns = 7;

/**
 * Tables with as many columns as there is space for; further columns continue in another table with the same labels.
 */
const splitTable = (table: ReportTable): ReportTable[] => {
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

export const tables = (table: ReportTable): OutlineBlock[] =>
  splitTable(table).map((part) => ({ kind: 'table', table: part }));

/** Names with their amounts, without a header row. */
export const ledger = ({ rows, title }: { title: string; rows: ReportRow[] }): OutlineBlock[] => [
  heading(title),
  { kind: 'table', table: { corner: '', columns: [{ label: '', tinted: false }], rows } },
];

export const notes = (title: string, given: readonly SideNote[]): OutlineBlock[] =>
  given.length === 0 ? [] : [{ kind: 'notes', title, notes: given }];

interface Drawn {
  alternative: string;
  subject?: string;
}

export const chart = (name: ChartName, view: Drawn): OutlineChart => ({
  name,
  view,
  subject: view.subject ?? '',
  alternative: view.alternative,
});

export const charts = (name: ChartName, ...views: Drawn[]): OutlineBlock => ({
  kind: 'charts',
  charts: views.map((view) => chart(name, view)),
});

/** The blocks that `write` returns for a part; none when the report has no such part. */
export const whenPresent = <Part>(
  part: Part | null,
  write: (part: Part) => OutlineBlock[],
): OutlineBlock[] => (part === null ? [] : write(part));

interface TitledTable {
  title: string;
  table: ReportTable;
  margin: { title: string; notes: SideNote[] };
}

export const titledTable = ({ margin, table, title }: TitledTable): OutlineBlock[] => [
  heading(title),
  ...tables(table),
  ...notes(margin.title, margin.notes),
];
