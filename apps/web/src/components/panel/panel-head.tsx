import type { ReactNode } from 'react';
import styles from './panel-head.module.css';

interface PanelHeadProps {
  title: string;
  /** Of a person. */
  initials?: string | undefined;
  about?: string;
  /** Below, in a look of its own. */
  children?: ReactNode;
}

/** Whose panel it is. */
export const PanelHead = ({ title, initials, about, children }: PanelHeadProps) => (
  <span className={styles.head}>
    {initials !== undefined && (
      <span className={styles.initials} aria-hidden>
        {initials}
      </span>
    )}
    <span>
      <strong className={styles.title}>{title}</strong>
      {about !== undefined && <span className={styles.about}>{about}</span>}
      {children}
    </span>
  </span>
);
