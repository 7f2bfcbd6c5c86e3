import type { ReactNode } from 'react';
import type { ValueScale } from '../../../../components/drawing/value-scale.ts';
import styles from './average-line.module.css';

interface AverageLineProps {
  scale: ValueScale | null;
  average: number | null;
  /** Its label, shown at its end. */
  children?: ReactNode;
}

/** The user's average on the axis: a line through every row, with its label below the last one. */
export const AverageLine = ({ scale, average, children }: AverageLineProps) => {
  if (scale === null || average === null) return null;
  const { minimum, maximum } = scale;
  if (average > maximum || average < minimum) return null;
  const place = ((average - minimum) / (maximum - minimum)) * 100;
  return (
    <span className={styles.track}>
      <span
        className={styles.line}
        data-named={children !== undefined || undefined}
        style={{ left: `${place}%` }}
      >
        {children}
      </span>
    </span>
  );
};
