import styles from './chart-key.module.css';
import type { ChartSeries } from './chart-theme.ts';
import { row, text } from '../style/class-names.ts';

/** What each colour of a chart stands for, with its last figure where that says something. */
export const ChartKey = ({ series }: { series: readonly (ChartSeries & { last?: string })[] }) => (
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
