import type { ReactNode } from 'react';
import type { ValueScale } from '../../../../components/drawing/value-scale.ts';
import styles from './average-line.module.css';

interface AverageLineProps {
  scale: ValueScale | null;
  average: number | null;
  /** Its name, where it ends. */
  children?: ReactNode;
}

/** The place of my average on the axis: a line through every row, its name under the last. */
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
