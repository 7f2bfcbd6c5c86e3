import type { GridColumn, GridRow } from './grid-model.ts';
import styles from './editable-grid.module.css';
import { GridCellView } from './grid-cell-view.tsx';
import { gridMessageId } from './grid-message-id.ts';
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
  /** The inputs of the selected cell. */
  precedents: ReadonlySet<string>;
  messagesId: string;
}

const width = 44;
const height = 14;

interface TrendLineProps {
  values: (number | null)[];
}

/** A small chart of the row over the years; the figures beside it contain the same information. */
const TrendLine = ({ values }: TrendLineProps) => {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  if (known.length < 3) return null;
  const lowest = Math.min(...known.map(({ value }) => value));
  const spread = Math.max(...known.map(({ value }) => value)) - lowest || 1;
  const place = ({ value, index }: { value: number; index: number }): [number, number] => [
    (index / (values.length - 1)) * (width - 4) + 2,
    height - 3 - ((value - lowest) / spread) * (height - 6),
  ];
  const points = known.map(place);
  const [lastX, lastY] = points.at(-1) ?? [0, 0];
  return (
    <svg
      className={styles.trend}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      aria-hidden
      focusable="false"
    >
      <polyline points={points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      <circle cx={lastX} cy={lastY} r={1.75} />
    </svg>
  );
};

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
