import type { ReactNode } from 'react';
import type { TableColumn } from './table-column.ts';

export interface TableSort {
  column: string;
  direction: 'asc' | 'desc';
}

/** A selection with the accessible names of its checkboxes. */
export interface LabelledSelection<Row> {
  isSelected: (row: Row) => boolean;
  toggle: (row: Row, options: { extend: boolean }) => void;
  selected: 'none' | 'some' | 'all';
  toggleAll: () => void;
  clear: () => void;
  label: (row: Row) => string;
  allLabel: string;
}

/** A column in the form in which the table renders it. */
export interface DataColumn<Row> extends Omit<TableColumn<Row>, 'name' | 'cell' | 'exported'> {
  cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row extends { id: string }> {
  /** The table's caption for screen readers. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** The height of one row in pixels, as long as its text fits. */
  rowHeight: number;
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  selection?: LabelledSelection<Row> | undefined;
  /** Set when rows open beside the list; `id` is the open row's. */
  opening?: { id: string | undefined; open: (row: Row) => void } | undefined;
  /** Whether there are more rows than the given ones. */
  hasMore: boolean;
  /** Called when the last rows are near. */
  onEndNear: () => void;
}
