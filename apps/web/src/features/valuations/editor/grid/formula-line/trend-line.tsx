import styles from '../editable-grid.module.css';

const width = 44;
const height = 14;

interface TrendLineProps {
  values: (number | null)[];
}

/** The row's course over the years; the figures beside it say the same. */
export const TrendLine = ({ values }: TrendLineProps) => {
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
