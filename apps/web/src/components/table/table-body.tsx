import { Fragment, memo, type MouseEvent, useRef } from 'react';
import type { DataColumn, DataTableProps } from './table-data.ts';
import { findRowPlace } from './row-place.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/** The rows near the window, between two empty rows as high as all the others. */
export const TableBody = <Row extends { id: string }>(props: DataTableProps<Row>) => {
  const { columns, rows, rowHeight, selection, opening, onEndNear } = props;
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const keys = useRowKeys({ bodyRef, rows, selection });
  const drawn = useVisibleRows({
    containerRef: bodyRef,
    count: rows.length,
    keyOf: (index) => rows[index]?.id ?? String(index),
    estimatedHeight: rowHeight,
    keptIndex: keys.focusedIndex,
    onEndNear,
  });
  const openPressed = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element) || target.closest('a,button,input,label')) return;
    const row = rows[findRowPlace(target)?.index ?? -1];
    if (row !== undefined && bodyRef.current?.contains(target)) opening?.open(row);
  };
  return (
    <tbody
      ref={bodyRef}
      {...keys.handlers(drawn.showRow)}
      // A larger target for the pointer; the row's own link also opens it.
      {...(opening !== undefined && { onClick: openPressed, 'data-opening': true })}
    >
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
              isSelected={selection?.isSelected(row) === true}
              isOpen={opening?.id === row.id}
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
  isOpen: boolean;
}

const PlainRow = <Row,>({
  measure,
  index,
  row,
  columns,
  isSelected,
  isOpen,
}: TableRowProps<Row>) => (
  <tr
    ref={measure}
    data-index={index}
    aria-rowindex={index + 2}
    data-selected={isSelected || undefined}
    data-open={isOpen || undefined}
  >
    {columns.map(({ id, align, cell }) => (
      <td key={id} data-column={id} data-align={align}>
        {cell(row) ?? '–'}
      </td>
    ))}
  </tr>
);

// Memoised, so that rows in view are not rendered again while the page scrolls.
const TableRow = memo(PlainRow) as typeof PlainRow;

/** The space of the rows that are not rendered. */
const Space = ({ height }: { height: number }) =>
  height > 0 && <tr aria-hidden style={{ height }} />;
