import type { ReactNode } from 'react';
import styles from './panel-events.module.css';
import { box, text } from '../style/class-names.ts';

const looks = { about: text('size-13', 'line-18', 'regular', 'dimmed', 'anywhere') };

interface PanelEventsProps {
  events: readonly { id: string | number; text: ReactNode; about: string }[];
  /** The text when there are no events. */
  empty: string;
}

/** Events in a column along a line. */
export const PanelEvents = ({ events, empty }: PanelEventsProps) => (
  <ul className={box({ marginTop: 8 })}>
    {events.map(({ id, text, about }) => (
      <li key={id} className={styles.event}>
        {text}
        <div className={looks.about}>{about}</div>
      </li>
    ))}
    {events.length === 0 && <li className={looks.about}>{empty}</li>}
  </ul>
);
