import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** What will be here. */
  text: string;
  /** The one next action. */
  action?: ReactNode;
}

/** An empty list: what will be here, and the one next action. */
export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className={styles.state}>
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);
