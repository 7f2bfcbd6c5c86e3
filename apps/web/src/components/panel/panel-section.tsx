import type { ReactNode } from 'react';
import styles from './panel-section.module.css';

interface PanelSectionProps {
  heading?: ReactNode;
  /** At the heading's end. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of a panel, from edge to edge, under a hairline where another stands before it. */
export const PanelSection = ({ heading, note, children }: PanelSectionProps) => (
  <section className={styles.section}>
    {heading !== undefined && (
      <h3 className={styles.heading}>
        {heading}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </h3>
    )}
    {children}
  </section>
);
