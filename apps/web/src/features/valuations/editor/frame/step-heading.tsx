import type { ReactNode } from 'react';
import { useEditorNavigation } from '../editor-navigation-context.ts';
import { stepTerms } from '../terms/editor-terms.ts';
import { useDescriptions } from '../use-descriptions.ts';
import styles from './step-heading.module.css';

interface StepHeadingProps {
  sentence: ReactNode;
  actions?: ReactNode;
}

/** A step's title, what one does there, and its tools. */
export const StepHeading = ({ sentence, actions }: StepHeadingProps) => {
  const { step, isPhone } = useEditorNavigation();
  const { term } = useDescriptions();
  return (
    <div className={styles.heading}>
      <div className={styles.texts}>
        {!isPhone && (
          <h1 className={styles.title} tabIndex={-1} data-step-title>
            {term(stepTerms[step])}
          </h1>
        )}
        <p className={styles.sentence}>{sentence}</p>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
};
