import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import { NumberField } from '../fields/number-field.tsx';
import { SourceNote } from '../fields/source-note.tsx';
import { useDescriptions } from '../fields/use-descriptions.ts';
import styles from './sourced-number.module.css';
import { box, column, stack, text } from '../../../../components/style/class-names.ts';

const looks = {
  row: stack({ gap: [4, 16], align: 'start', pad: [6, 0], borderBottom: 'plain' }, styles.row),
};

/** A figure with its source note. */
export const SourcedNumber = ({ path, help }: { path: string; help?: ReactNode }) => {
  const { field, source } = useDescriptions();
  const { document } = useEditor();
  const { isPhone } = useEditorNavigation();
  const note = document.sources[path];
  const label = field(path);
  return (
    <div className={looks.row}>
      <div className={column({ padTop: 6 })}>
        <span className={text('medium')} aria-hidden>
          {label}
        </span>
        {help !== undefined && <span className={text('fine', 'dimmed')}>{help}</span>}
      </div>
      <NumberField size="sm" path={path} label={label} labelHidden />
      {isPhone ? (
        <details className={box({ minWidth: 0 })}>
          <summary className={box({ minHeight: 44, padY: 12 }, text('small', 'dimmed'))}>
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
