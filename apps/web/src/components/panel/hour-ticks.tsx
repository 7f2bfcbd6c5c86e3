import styles from './hour-ticks.module.css';
import { row } from '../style/class-names.ts';

interface HourTicksProps {
  /** How many ticks there are, one an hour. */
  hours: number;
  /** How many have passed; all of them when it is late. */
  passed: number;
  /** It ended in time: the ticks say how long it took. */
  isDone: boolean;
}

/** Hours of a promise, one tick each. What they say stands beside them in words. */
export const HourTicks = ({ hours, passed, isDone }: HourTicksProps) => (
  <div className={row({ gap: 2 }, styles.ticks)} data-done={isDone || undefined} aria-hidden>
    {Array.from({ length: hours }, (_, hour) => (
      <span key={hour} className={styles.tick} data-passed={hour < passed || undefined} />
    ))}
  </div>
);
