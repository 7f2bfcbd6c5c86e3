import { formatMillions } from '@valia/i18n/format.ts';
import { Fragment, type ReactNode } from 'react';
import { useEditor } from '../editor-context.ts';
import { useMoney } from '../use-money.ts';
import { axisTicks, percentScale } from './model/axis-ticks.ts';
import styles from './range-chart.module.css';

export interface RangeRow {
  key: string;
  name: string;
  note?: ReactNode;
  low: number;
  central: number;
  high: number;
  /** The one that counts. */
  strong?: boolean;
}

interface RangeChartProps {
  rows: readonly RangeRow[];
  /** What all rows are held against: a value, and what it is called. */
  reference: { value: number; label: string };
}

const room = 0.16;
const percent = (value: number): string => `${value.toFixed(2)}%`;

const RangeBar = ({ row, scale }: { row: RangeRow; scale: (value: number) => number }) => {
  const { millions } = useMoney();
  const [from, to] = [scale(row.low), scale(row.high)];
  return (
    <div className={styles.row} data-strong={row.strong || undefined}>
      <div className={styles.name}>
        {row.name}
        {row.note !== undefined && <small>{row.note}</small>}
      </div>
      <div className={styles.track}>
        <span className={styles.low} style={{ right: percent(100 - from) }}>
          {millions(row.low)}
        </span>
        <span
          className={styles.bar}
          style={{ left: percent(from), width: percent(Math.max(to - from, 0.3)) }}
        />
        <span className={styles.tick} style={{ left: percent(scale(row.central)) }} />
        <span className={styles.high} style={{ left: percent(to) }}>
          {millions(row.high)}
        </span>
      </div>
    </div>
  );
};

/** Ranges on one axis, each with its ends written beside it, and one value through all of them. */
export const RangeChart = ({ rows, reference }: RangeChartProps) => {
  const { language } = useEditor();
  const { whole, currencySign } = useMoney();
  const ends = [...rows.flatMap(({ low, high }) => [low, high]), reference.value];
  const [least, greatest] = [Math.min(...ends), Math.max(...ends)];
  const spread = greatest - least || Math.abs(greatest) || 1;
  const scale = percentScale(least - spread * room, greatest + spread * room);
  const ticks = axisTicks(least - spread * room * 0.5, greatest + spread * room * 0.5);
  const decimals = whole(spread) < 2_000_000 ? 2 : 1;
  return (
    <div className={styles.chart}>
      <div className={styles.plot} aria-hidden>
        {ticks.map((tick) => (
          <Fragment key={tick}>
            <span className={styles.line} style={{ left: percent(scale(tick)) }} />
            <span className={styles.tickLabel} style={{ left: percent(scale(tick)) }}>
              {formatMillions(whole(tick), { language, decimals })} M{currencySign}
            </span>
          </Fragment>
        ))}
        <span className={styles.reference} style={{ left: percent(scale(reference.value)) }} />
        <span className={styles.referenceLabel} style={{ left: percent(scale(reference.value)) }}>
          {reference.label}
        </span>
      </div>
      <div className={styles.rows}>
        {rows.map((row) => (
          <RangeBar key={row.key} row={row} scale={scale} />
        ))}
      </div>
    </div>
  );
};
