import type { ReactNode } from 'react';
import styles from './panel-section.module.css';
import { box, classNames, text } from '../style/class-names.ts';

const looks = { note: classNames(text('fine', 'regular', 'dimmed'), styles.note) };

interface PanelSectionProps {
  heading?: ReactNode;
  /** Content at the end of the heading. */
  note?: ReactNode;
  children: ReactNode;
}

/** A full-width section of a panel, with a thin line above it when another section precedes it. */
export const PanelSection = ({ heading, note, children }: PanelSectionProps) => (
  <section className={box({ pad: [16, 24] }, styles.section)}>
    {heading !== undefined && (
      <h3 className={box({ marginBottom: 4 }, text('body', 'strong'), styles.heading)}>
        {heading}
        {note !== undefined && <span className={looks.note}>{note}</span>}
      </h3>
    )}
    {children}
  </section>
);
