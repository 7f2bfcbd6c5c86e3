import type { ReactNode } from 'react';
import styles from './page-heading.module.css';
import { box, classNames, row, text } from './style/class-names.ts';

const looks = {
  head: row({ gap: [12, 16], align: 'end', justify: 'between', wrap: true }, styles.head),
  sentence: box({ marginTop: 4 }, text('dimmed')),
};

interface PageHeadProps {
  /** An informative title where possible: "12 valoraciones, 4 en curso". */
  title: string;
  /** One factual sentence. */
  sentence?: ReactNode;
  /** An outline button followed by the primary one; a screen has only one primary button. */
  actions?: ReactNode;
}

export const PageHeading = ({ title, sentence, actions }: PageHeadProps) => (
  <div className={looks.head}>
    <div className={box({ self: 'start', minWidth: 0 }, styles.texts)}>
      <h1 className={classNames(text('title', 'tight', 'balance'), styles.title)} tabIndex={-1}>
        {title}
      </h1>
      {sentence !== undefined && <p className={looks.sentence}>{sentence}</p>}
    </div>
    {actions !== undefined && (
      <div className={row({ gap: 8 }, styles.actions)} data-sticky-actions>
        {actions}
      </div>
    )}
  </div>
);
