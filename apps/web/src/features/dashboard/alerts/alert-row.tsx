import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './alert-row.module.css';

interface AlertRowProps {
  icon: TablerIcon;
  title: string;
  text: string;
  /** By when, or since when, and that day. */
  deadline?: string;
  date?: string;
  /** Little time is left. */
  isSoon?: boolean;
  act?: ReactNode;
}

/** One thing that waits: what it is, by when, and the one act that resolves it. */
export const AlertRow = ({
  icon: Icon,
  title,
  text,
  deadline,
  date,
  isSoon,
  act,
}: AlertRowProps) => (
  <li className={styles.row} data-soon={isSoon || undefined}>
    <Icon size={18} stroke={1.5} className={styles.icon} aria-hidden />
    <div className={styles.texts}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
    {deadline !== undefined && (
      <div className={styles.deadline}>
        <p>{deadline}</p>
        <p className={styles.text}>{date}</p>
      </div>
    )}
    {act !== undefined && <div className={styles.act}>{act}</div>}
  </li>
);
