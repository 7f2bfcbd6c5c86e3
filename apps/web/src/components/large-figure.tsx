import styles from './large-figure.module.css';
import { classNames, text } from './style/class-names.ts';

interface LargeFigureProps {
  value: string;
  size: 'large' | 'medium' | 'small';
  /** A unit such as `%` or `de 12`, smaller and dimmed. */
  unit?: string;
}

/** A figure in the serif font, with a smaller unit. Font size and line height: 46/52, 28/32, 20/24. */
export const LargeFigure = ({ value, size, unit }: LargeFigureProps) => (
  <span className={classNames(text('regular', 'nowrap'), styles.figure)} data-size={size}>
    {value}
    {unit !== undefined && <span className={styles.unit}>{unit}</span>}
  </span>
);
