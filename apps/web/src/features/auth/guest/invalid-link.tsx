import type { ReactNode } from 'react';
import styles from './guest-form.module.css';

interface InvalidLinkProps {
  text: ReactNode;
  /** What helps now, the main way first. */
  children: ReactNode;
}

/** Where a link of a mail no longer works. */
export const InvalidLink = ({ text, children }: InvalidLinkProps) => (
  <>
    <p className={styles.lead}>{text}</p>
    <div className={styles.actions}>{children}</div>
  </>
);
