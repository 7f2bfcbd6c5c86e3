import { Checkbox } from '@mantine/core';
import { useRef } from 'react';
import styles from './data-table.module.css';
import { TableBody } from './table-body.tsx';
import type { DataColumn, DataTableProps, LabelledSelection } from './table-data.ts';
import { TableHeader } from './table-header.tsx';
import { box, text } from '../style/class-names.ts';

export const defaultRowHeight = 40;

/**
 * A table with a header of 44 pixels and any number of rows, of which only those near the window are rendered. Sorting
 * is done by the server, on request of the header.
 */
export const DataTable = <Row extends { id: string }>(props: DataTableProps<Row>) => {
  const { caption, rows, sort, onSort, selection, hasMore, rowHeight } = props;
  const tableRef = useRef<HTMLTableElement>(null);
  const columns =
    selection === undefined ? props.columns : [checkboxColumn(selection), ...props.columns];
  const hasFoot = !hasMore && columns.some(({ footer }) => footer !== undefined);
  return (
    <table
      ref={tableRef}
      className={box({ width: 'full', collapse: true }, text('body'), styles.table)}
      aria-rowcount={hasMore ? -1 : rows.length + 1}
      data-compact={rowHeight < defaultRowHeight || undefined}
    >
      <caption className={text('spoken')}>{caption}</caption>
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} style={width === undefined ? undefined : { width }} />
        ))}
      </colgroup>
      <TableHeader columns={columns} sort={sort} onSort={onSort} />
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

const checkboxColumn = <Row,>(selection: LabelledSelection<Row>): DataColumn<Row> => ({
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
