import type { ReactNode } from 'react';
import { AxisLabels } from './axis-labels.tsx';
import { DrawnLabel } from './drawn-label.tsx';
import { axisTicks } from './axis-ticks.ts';
import { type PixelScale, pixelScale } from './pixel-scale.ts';
import { placeLabels } from './place-labels.ts';
import { labelWidth, verticalLineAt, placeRangeLabels } from './range-labels.ts';
import styles from './range-chart.module.css';
import { textWidth } from './text-width.ts';
import { useDrawingWidth } from './use-drawing-width.ts';
import { box, classNames, stack, text as textClass } from '../style/class-names.ts';

const looks = { row: stack({ align: 'center' }, textClass('size-13', 'line-16'), styles.row) };

export interface RangeRow {
  key: string;
  name: string;
  note?: ReactNode;
  low: number;
  central: number;
  high: number;
  /** Whether the row is the main one, which is emphasised. */
  strong?: boolean;
  /** The row as a sentence, for users who do not see the bar. */
  description?: string;
}

/** Formats a chart's amounts and the ticks of its axis. */
interface DrawnAmounts {
  text: (value: number) => string;
  ticks: (values: readonly number[]) => string[];
}

interface RangeChartProps {
  rows: readonly RangeRow[];
  /** The value with which all rows are compared, and its label if there is an axis. */
  reference: { value: number; label: string | null };
  money: DrawnAmounts;
}

/** The amounts of a chart's rows. */
export const amountsOfRows = (rows: readonly RangeRow[]): number[] =>
  rows.flatMap(({ low, high }) => [low, high]);

interface RangeTrackProps {
  row: RangeRow;
  scale: PixelScale;
  reference: number;
  text: DrawnAmounts['text'];
}

const RangeTrack = ({ row, scale, reference, text }: RangeTrackProps) => {
  const bar = { from: scale.at(row.low), to: scale.at(row.high) };
  const ends = { low: text(row.low), high: text(row.high) };
  const line = verticalLineAt(scale.at(reference));
  const { low, high } = placeRangeLabels({ bar, line, width: scale.width, ...ends });
  const named = row.description === undefined ? {} : { role: 'img', 'aria-label': row.description };
  return (
    <div className={styles.track} {...named}>
      <DrawnLabel {...low} align="end">
        {ends.low}
      </DrawnLabel>
      <span
        className={styles.bar}
        style={{ left: bar.from, width: Math.max(bar.to - bar.from, 1) }}
      />
      <span className={styles.tick} style={{ left: scale.at(row.central) }} />
      <DrawnLabel {...high} align="start">
        {ends.high}
      </DrawnLabel>
    </div>
  );
};

interface RangeAxisProps {
  scale: PixelScale;
  reference: number;
  label: string;
  ticksText: DrawnAmounts['ticks'];
}

/** The grid lines, the labels below them, and the label of the reference line through all rows. */
const RangeAxis = ({ scale, reference, label, ticksText }: RangeAxisProps) => {
  const values = axisTicks(scale.least, scale.greatest);
  const texts = ticksText(values);
  const ticks = values.map((value, index) => ({
    value,
    place: scale.at(value) / scale.width,
    text: texts[index] ?? '',
  }));
  const width = textWidth(label);
  const wanted = scale.at(reference) - width / 2;
  const [at = null] = placeLabels([{ width, wanted, within: { from: 0, to: scale.width } }], []);
  return (
    <>
      {ticks.map(({ value }) => (
        <span key={value} className={styles.line} style={{ left: scale.at(value) }} />
      ))}
      <div className={styles.tickLabels}>
        <AxisLabels ticks={ticks} room={scale.width} />
      </div>
      <div className={box({ height: 16 }, textClass('strong', 'accent'), styles.referenceLabel)}>
        <DrawnLabel at={at ?? 0} width={width} align="center">
          {label}
        </DrawnLabel>
      </div>
    </>
  );
};

/** Ranges on one axis, each with its ends written beside it, and a reference line through all of them. */
export const RangeChart = ({ rows, reference, money }: RangeChartProps) => {
  const { ref, width } = useDrawingWidth<HTMLDivElement>();
  const amounts = amountsOfRows(rows);
  const room = labelWidth(amounts.map(money.text));
  const scale = pixelScale([...amounts, reference.value], { width, room });
  const { value, label } = reference;
  return (
    <div className={styles.chart} data-plain={label === null || undefined}>
      <div ref={ref} className={styles.plot} aria-hidden>
        {label !== null && (
          <RangeAxis scale={scale} reference={value} label={label} ticksText={money.ticks} />
        )}
        <span className={styles.reference} style={{ left: scale.at(value) }} data-reference />
      </div>
      <div className={box({ position: 'relative' })}>
        {rows.map((row) => (
          <div key={row.key} className={looks.row} data-strong={row.strong || undefined}>
            <div className={classNames(textClass('medium', 'anywhere'), styles.name)}>
              {row.name}
              {row.note !== undefined && <small>{row.note}</small>}
            </div>
            <RangeTrack row={row} scale={scale} reference={value} text={money.text} />
          </div>
        ))}
      </div>
    </div>
  );
};
