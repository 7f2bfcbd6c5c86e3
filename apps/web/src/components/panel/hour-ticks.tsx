import styles from './hour-ticks.module.css';
import { row } from '../style/class-names.ts';

interface HourTicksProps {
  /** The number of ticks, one per hour. */
  hours: number;
  /** The number of hours passed; all of them when it is late. */
  passed: number;
  /** Whether it ended in time: the ticks then show how long it took. */
  isDone: boolean;
}

/** The hours of a promised response time, one tick each. The same information is beside them as text. */
export const HourTicks = ({ hours, passed, isDone }: HourTicksProps) => (
  <div className={row({ gap: 2 }, styles.ticks)} data-done={isDone || undefined} aria-hidden>
    {Array.from({ length: hours }, (_, hour) => (
      <span key={hour} className={styles.tick} data-passed={hour < passed || undefined} />
    ))}
  </div>
);
