import type { GridColumn, GridRow } from './grid-model.ts';
import styles from './editable-grid.module.css';
import { GridCellView } from './grid-cell-view.tsx';
import { gridMessageId } from './grid-message-id.ts';
import { TrendLine } from './formula-line/trend-line.tsx';
import type { GridCursor } from './use-grid-cursor.ts';
import { box, text } from '../../../../components/style/class-names.ts';

const looks = {
  trendCell: box({ height: 32, borderBottom: 'plain' }, text('line-31'), styles.trendCell),
};

interface GridRowViewProps {
  row: GridRow;
  index: number;
  columns: GridColumn[];
  cursor: GridCursor;
  /** Figures that go into the selected cell. */
  precedents: ReadonlySet<string>;
  messagesId: string;
}

/** One line of the grid over the years. */
export const GridRowView = ({
  row,
  index,
  columns,
  cursor,
  precedents,
  messagesId,
}: GridRowViewProps) => (
  <div role="row" className={styles.row} data-emphasis={row.emphasis} data-level={row.level}>
    <div role="rowheader" className={styles.label} title={row.label}>
      {row.label}
    </div>
    <div className={looks.trendCell} aria-hidden>
      <TrendLine
        values={row.cells.map(({ value, negated }) => (value !== null && negated ? -value : value))}
      />
    </div>
    {columns.map((column, columnIndex) => {
      const cell = row.cells[columnIndex];
      return cell === undefined ? null : (
        <GridCellView
          key={column.year}
          cell={cell}
          name={`${row.label} ${String(column.year)}`}
          group={column.group}
          position={{ row: index, column: columnIndex }}
          cursor={cursor}
          isPrecedent={cell.figure !== null && precedents.has(cell.figure)}
          messageId={gridMessageId(messagesId, cell.path)}
        />
      );
    })}
  </div>
);
