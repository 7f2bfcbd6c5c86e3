import type { ReactNode } from 'react';
import { initialsOf } from '../../../lib/people/initials-of.ts';
import styles from './thread.module.css';

interface MessageEntryProps {
  name: string;
  isMine: boolean;
  text: string;
  when?: string;
  /** Whether it was read, or did not get through. */
  state: ReactNode;
}

/** One message: who, when, what. No bubbles. */
export const MessageEntry = ({ name, isMine, text, when, state }: MessageEntryProps) => {
  const [first = '', last = ''] = name.split(' ');
  return (
    <article className={styles.message} data-mine={isMine || undefined}>
      <span className={styles.avatar} aria-hidden>
        {initialsOf(first, last, name)}
      </span>
      <div className={styles.body}>
        <p className={styles.line}>
          <strong>{name}</strong>
          {when !== undefined && <span className={styles.dimmed}>{when}</span>}
          <span className={styles.state}>{state}</span>
        </p>
        <p className={styles.text}>{text}</p>
      </div>
    </article>
  );
};
