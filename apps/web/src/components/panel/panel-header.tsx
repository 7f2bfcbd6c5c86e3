import type { ReactNode } from 'react';
import styles from './panel-header.module.css';
import { box, row, text } from '../style/class-names.ts';

const looks = { about: text('size-13', 'line-18', 'regular', 'dimmed', 'anywhere') };

interface PanelHeadProps {
  title: string;
  /** The initials, when the panel is about a person. */
  initials?: string | undefined;
  about?: string;
  /** Content below, with its own style. */
  children?: ReactNode;
}

/** The heading of a panel, with the name of its subject. */
export const PanelHeader = ({ title, initials, about, children }: PanelHeadProps) => (
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
