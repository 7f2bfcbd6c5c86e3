import styles from './chart-legend.module.css';
import type { ChartSeries } from './chart-theme.ts';
import { row, text } from '../style/class-names.ts';

/** The legend of a chart: each colour with its series, and its last figure when that is meaningful. */
export const ChartLegend = ({
  series,
}: {
  series: readonly (ChartSeries & { last?: string })[];
}) => (
  <p className={row({ gap: [4, 16], wrap: true }, text('fine', 'dimmed'), styles.key)} aria-hidden>
    {series.map(({ key, name, color, last }) => (
      <span key={key}>
        <i style={{ background: color }} />
        {name}
        {last !== undefined && <b>{last}</b>}
      </span>
    ))}
  </p>
);
