import type { ElementType, ReactNode } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  children: ReactNode;
  as?: ElementType;
  /** Names the region when the sheet is one. */
  label?: string;
  className?: string | undefined;
}

/** One bordered sheet, cut by hairlines inside instead of many boxes. */
export const Sheet = ({ children, as: Element = 'div', label, className }: SheetProps) => (
  <Element
    className={className === undefined ? styles.sheet : `${styles.sheet} ${className}`}
    aria-label={label}
  >
    {children}
  </Element>
);
