import type { TableColumn } from './table-column.ts';

type Column<Row> = TableColumn<Row, Row>;

interface TextColumn<Row> extends Omit<Column<Row>, 'exported'> {
  text: (row: Row) => string;
}

/** A column that is text in a file, and in the table as well unless it says otherwise. */
export const textColumn = <Row>({ text, ...column }: TextColumn<Row>): Column<Row> => ({
  cell: text,
  exported: (row) => ({ text: text(row) }),
  ...column,
});
