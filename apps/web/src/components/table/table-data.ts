import type { ReactNode } from 'react';
import type { TableColumn } from './table-column.ts';

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
