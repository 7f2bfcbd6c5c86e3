import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

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

interface TableSort {
  column: string;
  direction: 'asc' | 'desc';
}

interface DataTableProps<Row> {
  /** What the table holds, for those who hear it. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** Rows of 40 under a head of 44. The server sorts: the head only says and asks. */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  rowId,
  sort,
  onSort,
}: DataTableProps<Row>) => (
  <table className={styles.table}>
    <caption className={styles.caption}>{caption}</caption>
    <colgroup>
      {columns.map(({ id, width }) => (
        <col key={id} style={width === undefined ? undefined : { width }} />
      ))}
    </colgroup>
    <TableHead columns={columns} sort={sort} onSort={onSort} />
    <tbody>
      {rows.map((row) => (
        <tr key={rowId(row)}>
          {columns.map(({ id, align, cell }) => (
            <td key={id} data-align={align}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
    {columns.some(({ footer }) => footer !== undefined) && (
      <tfoot>
        <tr>
          {columns.map(({ id, align, footer }) => (
            <td key={id} data-align={align}>
              {footer}
            </td>
          ))}
        </tr>
      </tfoot>
    )}
  </table>
);

interface TableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

const TableHead = <Row,>({ columns, sort, onSort }: TableHeadProps<Row>) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th
          key={column.id}
          scope="col"
          data-align={column.align}
          aria-sort={sort?.column === column.id ? ariaSort[sort.direction] : undefined}
        >
          {column.firstSort === undefined ? (
            column.header
          ) : (
            <SortButton column={column} sort={sort} onSort={onSort} />
          )}
        </th>
      ))}
    </tr>
  </thead>
);

interface SortButtonProps<Row> {
  column: DataColumn<Row>;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

const SortButton = <Row,>({ column, sort, onSort }: SortButtonProps<Row>) => {
  const current = sort?.column === column.id ? sort.direction : null;
  const next = current === null ? (column.firstSort ?? 'asc') : current === 'asc' ? 'desc' : 'asc';
  const Arrow = current === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <button
      type="button"
      className={styles.sort}
      data-active={current !== null || undefined}
      onClick={() => onSort?.({ column: column.id, direction: next })}
    >
      {column.header}
      <Arrow size={14} stroke={1.75} aria-hidden />
    </button>
  );
};
