import type { ReactNode } from 'react';
import styles from './panel-head.module.css';
import { box, row, text } from '../style/class-names.ts';

const looks = { about: text('size-13', 'line-18', 'regular', 'dimmed', 'anywhere') };

interface PanelHeadProps {
  title: string;
  /** Of a person. */
  initials?: string | undefined;
  about?: string;
  /** Below, in a look of its own. */
  children?: ReactNode;
}

/** Whose panel it is. */
export const PanelHead = ({ title, initials, about, children }: PanelHeadProps) => (
  <span className={row({ gap: 12, align: 'center' })}>
    {initials !== undefined && (
      <span className={styles.initials} aria-hidden>
        {initials}
      </span>
    )}
    <span>
      <strong className={box({ display: 'block' }, text('serif-20', 'anywhere'))}>{title}</strong>
      {about !== undefined && <span className={looks.about}>{about}</span>}
      {children}
    </span>
  </span>
);
