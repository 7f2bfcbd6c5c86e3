import type { CSSProperties } from 'react';
import styles from './axis-labels.module.css';
import { type AxisTick, readableTicks } from './readable-ticks.ts';
import { textWidth } from './text-width.ts';
import { box, text } from '../style/class-names.ts';

const looks = {
  labels: box({ position: 'relative', display: 'block', height: 16 }, text('fine', 'dimmed')),
};

interface AxisLabelsProps {
  ticks: readonly AxisTick[];
  /** The least width of the axis, in pixels. */
  room: number;
}

type LabelStyle = CSSProperties & { '--place': number; '--width': string };

const endOf = (place: number): 'first' | 'last' | undefined =>
  place === 0 ? 'first' : place === 1 ? 'last' : undefined;

/** The labels of an axis: each below its tick and within the axis, as many as fit without overlapping. */
export const AxisLabels = ({ ticks, room }: AxisLabelsProps) => (
  <span className={looks.labels} aria-hidden>
    {readableTicks(ticks, room).map(({ value, place, text }) => {
      const at: LabelStyle = { '--place': place, '--width': `${String(textWidth(text))}px` };
      return (
        <span key={value} className={styles.label} style={at} data-end={endOf(place)}>
          {text}
        </span>
      );
    })}
  </span>
);
