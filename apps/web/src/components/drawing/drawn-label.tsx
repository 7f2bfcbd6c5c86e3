import type { ReactNode } from 'react';
import styles from './drawing.module.css';
import { classNames, text } from '../style/class-names.ts';

const looks = { label: classNames(text('fine', 'nowrap'), styles.label) };

interface DrawnLabelProps {
  /** Its left edge, null where it has no place. */
  at: number | null;
  width: number;
  /** Where its text begins: at the edge that looks at what it names. */
  align: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** A text where the placement put it. */
export const DrawnLabel = ({ at, width, align, children }: DrawnLabelProps) =>
  at === null ? null : (
    <span className={looks.label} style={{ left: at, width, textAlign: align }} data-drawn-label>
      {children}
    </span>
  );
