import type { ElementType, ReactNode, Ref } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  children: ReactNode;
  as?: ElementType;
  /** The accessible name, which makes the sheet a region. */
  label?: string;
  className?: string | undefined;
  ref?: Ref<HTMLElement>;
}

/** One bordered sheet, divided by thin lines instead of many boxes. */
export const Sheet = ({
  children,
  as: Element = 'div',
  label,
  className,
  ref,
  ...data
}: SheetProps) => (
  <Element
    {...data}
    ref={ref}
    className={className === undefined ? styles.sheet : `${styles.sheet} ${className}`}
    aria-label={label}
  >
    {children}
  </Element>
);
