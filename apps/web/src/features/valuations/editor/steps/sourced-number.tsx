import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEditor } from '../editor-context.ts';
import { useEditorNavigation } from '../editor-navigation-context.ts';
import { NumberField } from '../fields/number-field.tsx';
import { SourceNote } from '../fields/source-note.tsx';
import { useDescriptions } from '../use-descriptions.ts';
import styles from './sourced-number.module.css';

/** A figure with the note of where it was taken from. */
export const SourcedNumber = ({ path, help }: { path: string; help?: ReactNode }) => {
  const { field, source } = useDescriptions();
  const { document } = useEditor();
  const { isPhone } = useEditorNavigation();
  const note = document.sources[path];
  const label = field(path);
  return (
    <div className={styles.row}>
      <div className={styles.texts}>
        <span className={styles.label} aria-hidden>
          {label}
        </span>
        {help !== undefined && <span className={styles.help}>{help}</span>}
      </div>
      <NumberField size="sm" path={path} label={label} labelHidden />
      {isPhone ? (
        <details className={styles.details}>
          <summary className={styles.summary}>
            <Trans>Fuente</Trans>
            {note === undefined ? '' : `: ${source(note)}`}
          </summary>
          <SourceNote key={path} path={path} />
        </details>
      ) : (
        <SourceNote key={path} path={path} />
      )}
    </div>
  );
};
