import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Textarea } from '@mantine/core';
import { unprintableLetters } from '@valia/domain/text/unprintable-letters.ts';
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
  /** Read to those who do not see what stands around the field. */
  hiddenLabel?: string;
  placeholder?: string;
  /** Shown for the stored text, which says the same in another language. */
  shownText?: string;
  size?: 'xs' | 'sm';
  help?: ReactNode;
  multiline?: boolean;
  /** Stands below the field without refusing it: a tax id that looks wrong. */
  warning?: string | null;
  autoComplete?: string;
}

/** Said while it can be mended: once the valuation is closed, its report would be refused. */
const unprintableWarning = (text: string, i18n: I18n): string | null => {
  const characters = unprintableLetters(text).join(' ');
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
    // What was refused stays as it was typed.
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
