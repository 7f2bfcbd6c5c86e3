import type { ReactNode } from 'react';
import { initialsOf } from '../../../lib/people/initials-of.ts';
import styles from './thread.module.css';
import { row, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  dimmed: text('small', 'dimmed'),
  state: row(
    { inline: true, gap: 8, align: 'center', marginLeft: 'auto' },
    text('size-12', 'dimmed'),
  ),
};

interface MessageEntryProps {
  name: string;
  /** The name from which the initials are taken, if it differs from `name`. */
  fullName?: string;
  isMine: boolean;
  text: string;
  when?: string;
  /** Whether it was read, or could not be sent. */
  state: ReactNode;
}

/** One message: author, time, text. It is not a speech bubble. */
export const MessageEntry = ({
  name,
  fullName = name,
  isMine,
  text,
  when,
  state,
}: MessageEntryProps) => {
  const [first = '', last = ''] = fullName.split(' ');
  return (
    <article className={stack({ gap: 12 }, styles.message)} data-mine={isMine || undefined}>
      <span className={styles.avatar} aria-hidden>
        {initialsOf(first, last, name)}
      </span>
      <div className={styles.body}>
        <p className={row({ gap: [2, 8], align: 'baseline', wrap: true }, styles.line)}>
          <strong>{name}</strong>
          {when !== undefined && <span className={looks.dimmed}>{when}</span>}
          <span className={looks.state}>{state}</span>
        </p>
        <p className={styles.text}>{text}</p>
      </div>
    </article>
  );
};
