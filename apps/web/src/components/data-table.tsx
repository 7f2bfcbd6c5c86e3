import { Checkbox } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import styles from './data-table.module.css';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';

export interface DataColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** The direction of a first click; without it the column does not sort. */
  firstSort?: 'asc' | 'desc';
  width?: string;
  footer?: ReactNode;
}

export interface TableSort {
  column: string;
  direction: 'asc' | 'desc';
}

export interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  /** `extend`: from the row chosen last to this one. */
  toggle: (row: Row, options: { extend: boolean }) => void;
  /** Of the rows that are loaded. */
  selected: 'none' | 'some' | 'all';
  toggleAll: () => void;
  clear: () => void;
  label: (row: Row) => string;
  allLabel: string;
}

export interface DataTableProps<Row> {
  /** What the table holds, for those who hear it. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Pixels of one row, as long as its text fits. */
  rowHeight: number;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  selection: RowSelection<Row>;
  /** More rows exist than were handed over. */
  hasMore: boolean;
  /** The last rows are near. */
  onEndNear: () => void;
}

const usualRowHeight = 40;

/** Rows under a head of 44, however many: only those near the window are drawn. The server sorts: the head asks. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { caption, rows, sort, onSort, selection, hasMore, rowHeight } = props;
  const tableRef = useRef<HTMLTableElement>(null);
  const columns = [checkboxColumn(selection), ...props.columns];
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
      {!hasMore && <TableFoot columns={columns} />}
    </table>
  );
};

const TableFoot = <Row,>({ columns }: { columns: readonly DataColumn<Row>[] }) => (
  <tfoot>
    <tr>
      {columns.map(({ id, align, footer }) => (
        <td key={id} data-align={align}>
          {footer}
        </td>
      ))}
    </tr>
  </tfoot>
);

const checkboxColumn = <Row,>(selection: RowSelection<Row>): DataColumn<Row> => ({
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
