import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { formatDate } from '@valia/i18n/format.ts';
import { useEditor } from '../editor-context.ts';
import { useDescriptions } from '../use-descriptions.ts';
import styles from './fields.module.css';

interface SourceNoteProps {
  /** The field whose source this is. */
  path: string;
}

const longestNote = 300;

/** Where the adviser took a figure from, and of what day; printed in the report. */
export const SourceNote = ({ path }: SourceNoteProps) => {
  const { t } = useLingui();
  const { document, change, readOnly, language } = useEditor();
  const descriptions = useDescriptions();
  const note = document.sources[path];
  const fieldName = descriptions.field(path);
  const keep = (text: string, date: string | null): void =>
    change(`sources.${path}`, (before) => {
      const { [path]: _, ...others } = before.sources;
      const empty = text.trim() === '' && date === null;
      return { ...before, sources: empty ? others : { ...others, [path]: { text, date } } };
    });
  if (readOnly) {
    return (
      <p className={styles.note}>
        {note === undefined ? <Trans>Sin fuente anotada</Trans> : note.text}
        {note?.date != null && ` · ${formatDate(note.date, language)}`}
      </p>
    );
  }
  return (
    <div className={styles.source} key={path}>
      <TextInput
        size="xs"
        aria-label={t`Fuente de ${fieldName}`}
        placeholder={t`Fuente: informe, fecha, página`}
        maxLength={longestNote}
        defaultValue={note?.text ?? ''}
        onBlur={(event) => {
          const text = event.currentTarget.value;
          if (text !== (note?.text ?? '')) keep(text, note?.date ?? null);
        }}
      />
      <TextInput
        size="xs"
        type="date"
        aria-label={t`Fecha de la fuente de ${fieldName}`}
        defaultValue={note?.date ?? ''}
        onBlur={(event) => {
          const date = event.currentTarget.value === '' ? null : event.currentTarget.value;
          if (date !== (note?.date ?? null)) keep(note?.text ?? '', date);
        }}
      />
    </div>
  );
};
