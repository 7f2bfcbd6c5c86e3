import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  /** Says something where it can: "12 valoraciones, 4 en curso". */
  title: string;
  /** One factual sentence. */
  sentence?: ReactNode;
  /** An outline button, then the ink one: one ink button a screen. */
  actions?: ReactNode;
}

export const PageHead = ({ title, sentence, actions }: PageHeadProps) => (
  <div className={styles.head}>
    <div className={styles.texts}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {sentence !== undefined && <p className={styles.sentence}>{sentence}</p>}
    </div>
    {actions !== undefined && (
      <div className={styles.actions} data-sticky-actions>
        {actions}
      </div>
    )}
  </div>
);
