import { TextInput } from '@mantine/core';
import { useEditor } from '../../document/editor-context.ts';
import { useField } from '../../fields/use-field.ts';
import styles from './scenarios-view.module.css';

/** A short name in the header of a column. */
export const NameField = ({ path, label }: { path: string; label: string }) => {
  const field = useField(path);
  const { readOnly } = useEditor();
  return (
    <TextInput
      size="xs"
      aria-label={label}
      data-field={path}
      autoComplete="off"
      readOnly={readOnly}
      value={field.text}
      error={field.error}
      classNames={{ error: styles.nameError }}
      onChange={(event) => field.onType(event.currentTarget.value)}
      onFocus={field.onFocus}
      onBlur={field.onLeave}
    />
  );
};
