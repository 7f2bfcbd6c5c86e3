import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { DataColumn, TableSort } from './table-data.ts';
import styles from './data-table.module.css';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

interface TableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

/** The header, which shows the order of the rows and requests another one. */
export const TableHeader = <Row,>({ columns, sort, onSort }: TableHeadProps<Row>) => (
  <thead>
    <tr aria-rowindex={1}>
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
