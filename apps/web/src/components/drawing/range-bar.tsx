import { Tooltip } from '@mantine/core';
import type { ValueScale } from './value-scale.ts';
import styles from './range-bar.module.css';

interface RangeBarProps {
  low: number;
  central: number;
  high: number;
  scale: ValueScale;
  /** The same figures as a sentence. */
  description: string;
}

const place = (value: number, { minimum, maximum }: ValueScale): number =>
  Math.min(100, Math.max(0, ((value - minimum) / (maximum - minimum)) * 100));

/** A bar from low to high with a tick at the central value, on an axis that all rows share. */
export const RangeBar = ({ low, central, high, scale, description }: RangeBarProps) => {
  const start = place(low, scale);
  return (
    <Tooltip label={description}>
      <button type="button" className={styles.track} aria-label={description}>
        <span
          className={styles.bar}
          style={{
            insetInlineStart: `${start}%`,
            width: `${Math.max(place(high, scale) - start, 0.8)}%`,
          }}
        />
        <span className={styles.tick} style={{ insetInlineStart: `${place(central, scale)}%` }} />
      </button>
    </Tooltip>
  );
};
