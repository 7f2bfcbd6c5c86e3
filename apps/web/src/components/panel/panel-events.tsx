import type { ReactNode } from 'react';
import styles from './panel-events.module.css';

interface PanelEventsProps {
  events: readonly { id: string | number; text: ReactNode; about: string }[];
  /** Where there are none. */
  empty: string;
}

/** One under another, along a line. */
export const PanelEvents = ({ events, empty }: PanelEventsProps) => (
  <ul className={styles.events}>
    {events.map(({ id, text, about }) => (
      <li key={id} className={styles.event}>
        {text}
        <div className={styles.about}>{about}</div>
      </li>
    ))}
    {events.length === 0 && <li className={styles.about}>{empty}</li>}
  </ul>
);
