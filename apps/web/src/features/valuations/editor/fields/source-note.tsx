import { Trans, useLingui } from '@lingui/react/macro';
import { notePath } from '@valia/domain/valuation-fields/source-notes.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { useEditor } from '../document/editor-context.ts';
import { useDescriptions } from './use-descriptions.ts';
import { DateField } from './date-field.tsx';
import styles from './fields.module.css';
import { TextField } from './text-field.tsx';
import { box, stack, text } from '../../../../components/style/class-names.ts';

const looks = { note: box({ padY: 6 }, text('small', 'dimmed')) };

interface SourceNoteProps {
  /** The path of the field whose source this is. */
  path: string;
}

/** The adviser's source of a figure, with its date; printed in the report. */
export const SourceNote = ({ path }: SourceNoteProps) => {
  const { t } = useLingui();
  const { document, readOnly, language } = useEditor();
  const descriptions = useDescriptions();
  const note = document.sources[path];
  const { source } = descriptions;
  const [text, date] = [
    notePath({ field: path, part: 'text' }),
    notePath({ field: path, part: 'date' }),
  ];
  if (readOnly) {
    return (
      <p className={looks.note}>
        {note === undefined ? <Trans>Sin fuente anotada</Trans> : source(note)}
        {note?.date != null && ` · ${formatDate(note.date, language)}`}
      </p>
    );
  }
  return (
    <div className={stack({ gap: 8 }, styles.source)}>
      <TextField
        size="xs"
        path={text}
        {...(note?.code !== undefined && { shownText: source(note) })}
        hiddenLabel={descriptions.field(text)}
        placeholder={t`Fuente: informe, fecha, página`}
      />
      <DateField size="xs" path={date} hiddenLabel={descriptions.field(date)} />
    </div>
  );
};
