import type { ReactNode } from 'react';
import styles from './drawing.module.css';
import { classNames, text } from '../style/class-names.ts';

const looks = { label: classNames(text('fine', 'nowrap'), styles.label) };

interface DrawnLabelProps {
  /** Its left edge in pixels; null when there is no room for it. */
  at: number | null;
  width: number;
  /** The alignment of its text: toward the item that it labels. */
  align: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** A text at its computed position. */
export const DrawnLabel = ({ at, width, align, children }: DrawnLabelProps) =>
  at === null ? null : (
    <span className={looks.label} style={{ left: at, width, textAlign: align }} data-drawn-label>
      {children}
    </span>
  );
