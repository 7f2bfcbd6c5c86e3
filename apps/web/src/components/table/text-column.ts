import type { TableColumn } from './table-column.ts';

type Column<Row> = TableColumn<Row, Row>;

interface TextColumn<Row> extends Omit<Column<Row>, 'exported'> {
  text: (row: Row) => string;
}

/** A column with the same text in an export and in the table, unless it sets a table cell. */
export const textColumn = <Row>({ text, ...column }: TextColumn<Row>): Column<Row> => ({
  cell: text,
  exported: (row) => ({ text: text(row) }),
  ...column,
});
