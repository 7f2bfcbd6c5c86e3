import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Textarea } from '@mantine/core';
import { unprintableCharacters } from '@valia/domain/text/unprintable-characters.ts';
import { fieldIssueText } from '@valia/i18n/fields/field-issue-texts.ts';
import type { ChangeEvent, ReactNode } from 'react';
import { useStableCallback } from '../../../../lib/use-stable-callback.ts';
import { useEditor } from '../document/editor-context.ts';
import { useField } from './use-field.ts';
import { MemoInput } from './memo-input.ts';
import { text } from '../../../../components/style/class-names.ts';

interface TextFieldProps {
  path: string;
  label?: ReactNode;
  /** A label for screen-reader users, who do not see the context of the field. */
  hiddenLabel?: string;
  placeholder?: string;
  /** Shown in place of the stored text, with the same meaning in another language. */
  shownText?: string;
  size?: 'xs' | 'sm';
  help?: ReactNode;
  multiline?: boolean;
  /** A warning below the field that does not refuse the value, such as for a suspicious tax id. */
  warning?: string | null;
  autoComplete?: string;
}

/** Shown while the text can still be corrected: after completion, the report of the valuation would be refused. */
const unprintableWarning = (text: string, i18n: I18n): string | null => {
  const characters = unprintableCharacters(text).join(' ');
  if (characters === '') return null;
  return i18n._(fieldIssueText({ code: 'not-printable', params: { characters } }));
};

export const TextField = ({
  path,
  label,
  hiddenLabel,
  placeholder,
  shownText,
  size = 'sm',
  help,
  multiline = false,
  warning: given = null,
  autoComplete = 'off',
}: TextFieldProps) => {
  const field = useField(path);
  const { readOnly } = useEditor();
  const { i18n } = useLingui();
  const warning = given ?? unprintableWarning(field.text, i18n);
  const onChange = useStableCallback((event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    field.onType(event.currentTarget.value),
  );
  const shared = {
    label,
    'aria-label': hiddenLabel,
    placeholder,
    size,
    description: help,
    'data-field': path,
    autoComplete,
    readOnly,
    // A refused text stays as it was typed.
    value: field.error === null ? (shownText ?? field.text) : field.text,
    error:
      field.error ??
      (warning === null ? undefined : <span className={text('warning')}>{warning}</span>),
    'aria-invalid': field.error !== null,
    onChange,
    onFocus: field.onFocus,
    onBlur: field.onLeave,
  };
  return multiline ? <Textarea {...shared} autosize minRows={4} /> : <MemoInput {...shared} />;
};
