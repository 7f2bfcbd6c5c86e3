import { Fragment, memo, useRef } from 'react';
import type { DataColumn, DataTableProps } from './data-table.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useWindowRows } from './use-window-rows.ts';

/** The rows near the window, between two empty ones as high as all the others. */
export const TableBody = <Row,>(props: DataTableProps<Row>) => {
  const { columns, rows, rowId, rowHeight, selection, onEndNear } = props;
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const keys = useRowKeys({ bodyRef, rows, selection });
  const drawn = useWindowRows({
    containerRef: bodyRef,
    count: rows.length,
    keyOf: (index) => rowKey(rows[index], rowId, index),
    estimatedHeight: rowHeight,
    keptIndex: keys.focusedIndex,
    onEndNear,
  });
  return (
    <tbody ref={bodyRef} {...keys.handlers(drawn.showRow)}>
      {drawn.rows.map(({ index, key, spaceBefore }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <Fragment key={key}>
            <Space height={spaceBefore} />
            <TableRow
              measure={drawn.measure}
              index={index}
              row={row}
              columns={columns}
              isSelected={selection.isSelected(row)}
            />
          </Fragment>
        );
      })}
      <Space height={drawn.spaceAfter} />
    </tbody>
  );
};

interface TableRowProps<Row> {
  measure: (element: HTMLTableRowElement | null) => void;
  index: number;
  row: Row;
  columns: readonly DataColumn<Row>[];
  isSelected: boolean;
}

const PlainRow = <Row,>({ measure, index, row, columns, isSelected }: TableRowProps<Row>) => (
  <tr
    ref={measure}
    data-index={index}
    aria-rowindex={index + 2}
    data-selected={isSelected || undefined}
  >
    {columns.map(({ id, align, cell }) => (
      <td key={id} data-column={id} data-align={align}>
        {cell(row)}
      </td>
    ))}
  </tr>
);

// While the page scrolls, the rows that stay in view are not drawn again.
const TableRow = memo(PlainRow) as typeof PlainRow;

const rowKey = <Row,>(row: Row | undefined, rowId: (row: Row) => string, index: number): string =>
  row === undefined ? String(index) : rowId(row);

/** The place of the rows that are not drawn. */
const Space = ({ height }: { height: number }) =>
  height > 0 && <tr aria-hidden style={{ height }} />;
