import type { ReactNode } from 'react';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import { stepTerms } from '../terms/editor-terms.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';
import styles from './step-heading.module.css';
import { classNames, row, text } from '../../../../components/style/class-names.ts';

const looks = {
  heading: row(
    { gap: [12, 16], align: 'end', justify: 'between', wrap: true, pad: [16, 24] },
    styles.heading,
  ),
  title: classNames(text('title', 'tight'), styles.title),
  actions: row({ gap: 8, align: 'center', wrap: true }),
};

interface StepHeadingProps {
  sentence: ReactNode;
  actions?: ReactNode;
}

/** A step's title, a sentence about its purpose, and its tools. */
export const StepHeading = ({ sentence, actions }: StepHeadingProps) => {
  const { step, isPhone } = useEditorNavigation();
  const { term } = useDescriptions();
  return (
    <div className={looks.heading}>
      <div className={styles.texts}>
        {!isPhone && (
          <h1 className={looks.title} tabIndex={-1} data-step-title>
            {term(stepTerms[step])}
          </h1>
        )}
        <p className={styles.sentence}>{sentence}</p>
      </div>
      {actions !== undefined && <div className={looks.actions}>{actions}</div>}
    </div>
  );
};
