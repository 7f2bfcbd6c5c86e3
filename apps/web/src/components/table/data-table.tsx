import { Checkbox } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import styles from './data-table.module.css';
import { TableBody } from './table-body.tsx';
import type { TableColumn } from './table-column.ts';
import { TableHead } from './table-head.tsx';

export interface TableSort {
  column: string;
  direction: 'asc' | 'desc';
}

/** A selection with the names of its boxes. */
export interface NamedSelection<Row> {
  isSelected: (row: Row) => boolean;
  toggle: (row: Row, options: { extend: boolean }) => void;
  selected: 'none' | 'some' | 'all';
  toggleAll: () => void;
  clear: () => void;
  label: (row: Row) => string;
  allLabel: string;
}

/** A column as the table draws it. */
export interface DataColumn<Row> extends Omit<TableColumn<Row>, 'name' | 'cell' | 'exported'> {
  cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row extends { id: string }> {
  /** What the table holds, for those who hear it. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** Pixels of one row, as long as its text fits. */
  rowHeight: number;
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  selection?: NamedSelection<Row> | undefined;
  /** Its rows open beside the list; `id` is that of the open one. */
  opening?: { id: string | undefined; open: (row: Row) => void } | undefined;
  /** More rows exist than were handed over. */
  hasMore: boolean;
  /** The last rows are near. */
  onEndNear: () => void;
}

export const usualRowHeight = 40;

/** Rows under a head of 44, however many: only those near the window are drawn. The server sorts: the head asks. */
export const DataTable = <Row extends { id: string }>(props: DataTableProps<Row>) => {
  const { caption, rows, sort, onSort, selection, hasMore, rowHeight } = props;
  const tableRef = useRef<HTMLTableElement>(null);
  const columns =
    selection === undefined ? props.columns : [checkboxColumn(selection), ...props.columns];
  const hasFoot = !hasMore && columns.some(({ footer }) => footer !== undefined);
  return (
    <table
      ref={tableRef}
      className={styles.table}
      aria-rowcount={hasMore ? -1 : rows.length + 1}
      data-compact={rowHeight < usualRowHeight || undefined}
    >
      <caption className={styles.caption}>{caption}</caption>
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} style={width === undefined ? undefined : { width }} />
        ))}
      </colgroup>
      <TableHead columns={columns} sort={sort} onSort={onSort} />
      <TableBody {...props} columns={columns} />
      {hasFoot && <TableFoot columns={columns} />}
    </table>
  );
};

const TableFoot = <Row,>({ columns }: { columns: readonly DataColumn<Row>[] }) => (
  <tfoot>
    <tr>
      {columns.map(({ id, align, footer }) => (
        <td key={id} data-column={id} data-align={align}>
          {footer}
        </td>
      ))}
    </tr>
  </tfoot>
);

const checkboxColumn = <Row,>(selection: NamedSelection<Row>): DataColumn<Row> => ({
  id: 'selection',
  width: '44px',
  header: (
    <Checkbox
      size="xs"
      className={styles.checkbox}
      checked={selection.selected === 'all'}
      indeterminate={selection.selected === 'some'}
      onChange={selection.toggleAll}
      aria-label={selection.allLabel}
    />
  ),
  cell: (row) => (
    <Checkbox
      size="xs"
      className={styles.checkbox}
      checked={selection.isSelected(row)}
      onChange={({ nativeEvent }) =>
        selection.toggle(row, {
          extend: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
        })
      }
      aria-label={selection.label(row)}
    />
  ),
});
