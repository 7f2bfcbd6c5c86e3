import { useHoursLeft } from '../../lib/use-hours-left.ts';
import styles from './time-left.module.css';
import { classNames, text } from '../style/class-names.ts';

const looks = { left: classNames(text('fine', 'regular', 'dimmed', 'nowrap'), styles.left) };

/** The time left until the due time; a late state is emphasised. */
export const TimeLeft = ({ dueAt }: { dueAt: string }) => {
  const { text, isLate } = useHoursLeft()(dueAt);
  return (
    <span className={looks.left} data-late={isLate || undefined}>
      {text}
    </span>
  );
};
