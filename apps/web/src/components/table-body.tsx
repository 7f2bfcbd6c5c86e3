import { Fragment, useRef } from 'react';
import type { DataTableProps } from './data-table.tsx';
import styles from './data-table.module.css';
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
            <Space height={spaceBefore} columns={columns.length} />
            <tr
              ref={drawn.measure}
              data-index={index}
              aria-rowindex={index + 2}
              data-selected={selection.isSelected(row) || undefined}
            >
              {columns.map(({ id, align, cell }) => (
                <td key={id} data-column={id} data-align={align}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          </Fragment>
        );
      })}
      <Space height={drawn.spaceAfter} columns={columns.length} />
    </tbody>
  );
};

const rowKey = <Row,>(row: Row | undefined, rowId: (row: Row) => string, index: number): string =>
  row === undefined ? String(index) : rowId(row);

/** The place of the rows that are not drawn. */
const Space = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tr aria-hidden className={styles.space}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
