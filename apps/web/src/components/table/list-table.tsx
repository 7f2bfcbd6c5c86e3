import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Sheet } from '../sheet.tsx';
import { DataTable, defaultRowHeight } from './data-table.tsx';
import styles from './data-table.module.css';
import { TableCards } from './table-cards.tsx';
import type { TableColumn } from './table-column.ts';
import type { DataColumn, DataTableProps, LabelledSelection } from './table-data.ts';
import type { TablePreferences } from './table-preferences.ts';
import { useTableWidth } from './use-table-width.ts';

const compactRowHeight = 32;

export interface ListTableProps<Row extends { id: string }> extends Pick<
  DataTableProps<Row>,
  'caption' | 'rows' | 'sort' | 'onSort' | 'opening' | 'hasMore' | 'onEndNear'
> {
  columns: readonly TableColumn<Row>[];
  /** Whether there is room for a table; otherwise its rows are cards. */
  isWide: boolean;
  selection?: LabelledSelection<Row>;
  /** Identifies the list's query: when it changes, wide columns are tried again. */
  listKey: string;
  /** The density of the rows, and the visible columns. */
  preferences?: TablePreferences;
  /** The menu at the end of a row. */
  rowMenu?: (row: Row) => ReactNode;
  /** Content below the rows: their number, and the button that loads more. */
  foot?: ReactNode;
}

/** A list's rows as a table, or as cards when a table does not fit. */
export const ListTable = <Row extends { id: string }>(props: ListTableProps<Row>) =>
  props.isWide ? (
    <TableInSheet {...props} />
  ) : (
    <>
      <TableCards {...props} />
      {props.foot}
    </>
  );

const TableInSheet = <Row extends { id: string }>(props: ListTableProps<Row>) => {
  const { columns, preferences, rowMenu, listKey, foot } = props;
  const { t } = useLingui();
  const sheet = useRef<HTMLElement>(null);
  const shown = columns.filter(
    (column): column is TableColumn<Row> & Pick<DataColumn<Row>, 'cell'> =>
      column.cell !== undefined && preferences?.hidden.includes(column.id) !== true,
  );
  const room = useTableWidth(sheet, JSON.stringify([listKey, preferences]));
  const drawn: DataColumn<Row>[] = shown.map((column) => ({
    ...column,
    header: column.header ?? column.name,
  }));
  if (rowMenu !== undefined)
    drawn.push({
      id: 'menu',
      header: <VisuallyHidden>{t`Acciones`}</VisuallyHidden>,
      width: '52px',
      align: 'end',
      cell: rowMenu,
    });
  return (
    <Sheet
      ref={sheet}
      className={styles.sheet}
      data-narrow={room.isNarrow || undefined}
      data-scrolling={room.scrolls || undefined}
    >
      <DataTable
        {...props}
        columns={drawn}
        rowHeight={preferences?.isCompact === true ? compactRowHeight : defaultRowHeight}
      />
      {foot}
    </Sheet>
  );
};
