import { useHoursLeft } from '../../lib/use-hours-left.ts';
import styles from './time-left.module.css';

/** What remains until it is due; that it is late stands out. */
export const TimeLeft = ({ dueAt }: { dueAt: string }) => {
  const { text, isLate } = useHoursLeft()(dueAt);
  return (
    <span className={styles.left} data-late={isLate || undefined}>
      {text}
    </span>
  );
};
