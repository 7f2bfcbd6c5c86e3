import { Fragment, type ReactNode } from 'react';
import { labelWidth } from '../model/label-width.ts';
import type { ChartMoney } from '../use-chart-money.ts';
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
  /** How the chart writes its amounts. */
  money: ChartMoney;
}

/** The amounts of a chart's rows. */
export const amountsOfRows = (rows: readonly RangeRow[]): number[] =>
  rows.flatMap(({ low, high }) => [low, high]);

const room = 0.16;
const percent = (value: number): string => `${value.toFixed(2)}%`;

interface RangeBarProps {
  row: RangeRow;
  scale: (value: number) => number;
  text: ChartMoney['text'];
}

const RangeBar = ({ row, scale, text }: RangeBarProps) => {
  const [from, to] = [scale(row.low), scale(row.high)];
  return (
    <div className={styles.row} data-strong={row.strong || undefined}>
      <div className={styles.name}>
        {row.name}
        {row.note !== undefined && <small>{row.note}</small>}
      </div>
      <div className={styles.track}>
        <span className={styles.low} style={{ right: percent(100 - from) }}>
          {text(row.low)}
        </span>
        <span
          className={styles.bar}
          style={{ left: percent(from), width: percent(Math.max(to - from, 0.3)) }}
        />
        <span className={styles.tick} style={{ left: percent(scale(row.central)) }} />
        <span className={styles.high} style={{ left: percent(to) }}>
          {text(row.high)}
        </span>
      </div>
    </div>
  );
};

/** Ranges on one axis, each with its ends written beside it, and one value through all of them. */
export const RangeChart = ({ rows, reference, money }: RangeChartProps) => {
  const ends = [...amountsOfRows(rows), reference.value];
  const [least, greatest] = [Math.min(...ends), Math.max(...ends)];
  const spread = greatest - least || Math.abs(greatest) || 1;
  const scale = percentScale(least - spread * room, greatest + spread * room);
  const ticks = axisTicks(least - spread * room * 0.5, greatest + spread * room * 0.5);
  const tickTexts = money.ticks(ticks);
  const referenceAt = percent(scale(reference.value));
  const label = labelWidth(amountsOfRows(rows).map(money.text));
  return (
    <div className={styles.chart} style={label}>
      <div className={styles.plot} aria-hidden>
        <div className={styles.inner}>
          {ticks.map((tick, place) => (
            <Fragment key={tick}>
              <span className={styles.line} style={{ left: percent(scale(tick)) }} />
              <span className={styles.tickLabel} style={{ left: percent(scale(tick)) }}>
                {tickTexts[place]}
              </span>
            </Fragment>
          ))}
          <span className={styles.reference} style={{ left: referenceAt }} />
          <span
            className={styles.referenceLabel}
            style={{ left: referenceAt, transform: `translateX(-${referenceAt})` }}
          >
            {reference.label}
          </span>
        </div>
      </div>
      <div className={styles.rows}>
        {rows.map((row) => (
          <RangeBar key={row.key} row={row} scale={scale} text={money.text} />
        ))}
      </div>
    </div>
  );
};
