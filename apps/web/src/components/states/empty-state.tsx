import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { row, text } from '../style/class-names.ts';

const looks = {
  title: text('serif-20'),
  action: row({ justify: 'center', marginTop: 20 }),
};

interface EmptyStateProps {
  title: string;
  /** A description of what the list will contain. */
  text: string;
  /** The single next action. */
  action?: ReactNode;
}

/** An empty list: a description of what it will contain, and the single next action. */
export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className={styles.state}>
    <h2 className={looks.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
    {action !== undefined && <div className={looks.action}>{action}</div>}
  </div>
);
