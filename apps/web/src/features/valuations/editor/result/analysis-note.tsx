import type { ReactNode } from 'react';
import styles from './analysis-note.module.css';
import { classNames, text } from '../../../../components/style/class-names.ts';

const looks = { note: classNames(text('small', 'dimmed'), styles.note) };

interface AnalysisNoteProps {
  /** Something to mend rather than to know. */
  negative?: boolean;
  children: ReactNode;
}

/** Why an analysis has no answer, or not the whole of it. */
export const AnalysisNote = ({ negative = false, children }: AnalysisNoteProps) => (
  <p className={looks.note} data-tone={negative ? 'negative' : undefined}>
    {children}
  </p>
);
