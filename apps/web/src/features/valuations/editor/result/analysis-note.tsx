import type { ReactNode } from 'react';
import styles from './analysis-note.module.css';
import { classNames, text } from '../../../../components/style/class-names.ts';

const looks = { note: classNames(text('small', 'dimmed'), styles.note) };

interface AnalysisNoteProps {
  /** Whether the note is about an error to fix, and not just information. */
  negative?: boolean;
  children: ReactNode;
}

/** The reason why an analysis has no result, or an incomplete one. */
export const AnalysisNote = ({ negative = false, children }: AnalysisNoteProps) => (
  <p className={looks.note} data-tone={negative ? 'negative' : undefined}>
    {children}
  </p>
);
