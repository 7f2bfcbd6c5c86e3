import { useLingui } from '@lingui/react/macro';
import { SegmentedControl, Textarea, TextInput } from '@mantine/core';
import type { TemplateFieldKind } from '@valia/domain/templates/template-field.ts';
import { getTemplateField, isTemplateField } from '@valia/domain/templates/template-fields.ts';
import type { TypedValue } from '@valia/domain/templates/template-values.ts';
import { forbiddenCharacterIssue } from '@valia/domain/text/forbidden-character.ts';
import { unprintableCharacters } from '@valia/domain/text/unprintable-characters.ts';
import { normaliseText } from '@valia/domain/text/normalise-text.ts';
import { fieldIssueText } from '@valia/i18n/fields/field-issue-texts.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import { DayField } from '../../../components/dates/day-field.tsx';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import styles from './document.module.css';
import { isNumberKind, type NumberKind, formatFieldNumber } from './format-field-number.ts';
import { box, row, text } from '../../../components/style/class-names.ts';

const looks = {
  missing: box({ marginLeft: 'auto' }, text('size-12', 'medium', 'warning')),
  unit: text('size-13', 'dimmed'),
};

interface FieldInputProps {
  field: string;
  value: TypedValue | undefined;
  isMissing: boolean;
  /** A link to the source of its value. */
  origin: ReactNode;
  onType: (value: TypedValue | undefined) => void;
}

/** The input for one field of the document, by the field's type. */
export const FieldInput = (props: FieldInputProps) => {
  const { field } = props;
  if (!isTemplateField(field)) return null;
  const { kind } = getTemplateField(field);
  if (kind === 'flag') return <FlagInput {...props} />;
  if (isNumberKind(kind)) return <NumberInput {...props} kind={kind} />;
  if (kind === 'table') return <TableNotice {...props} />;
  return <WordsInput {...props} kind={kind} />;
};

const useNames = (field: string) => {
  const language = useLanguage();
  const declared = isTemplateField(field) ? getTemplateField(field) : undefined;
  return {
    label: declared?.label[language] ?? field,
    help: declared?.help?.[language],
    unit: declared?.unit?.[language],
  };
};

const Label = ({ field, isMissing, origin }: FieldInputProps) => {
  const { t } = useLingui();
  return (
    <span className={row({ gap: 8, align: 'baseline' }, text('size-14', 'strong'))}>
      {useNames(field).label}
      {origin}
      {isMissing && <span className={looks.missing}>{t`Falta`}</span>}
    </span>
  );
};

/** The props that all text inputs share. */
const useShared = (props: FieldInputProps) => {
  const { label, help } = useNames(props.field);
  return {
    label: <Label {...props} />,
    description: help,
    'aria-label': label,
    'data-field': props.field,
    'data-missing': props.isMissing || undefined,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
      | 'label'
      | 'input'
      | 'description'
      | 'error'
    )[],
    classNames: { input: styles.input ?? '', label: styles.wide ?? '' },
  };
};

const longKinds: ReadonlySet<TemplateFieldKind> = new Set(['long-text', 'lines', 'rows']);

/** The error for characters that cannot be stored or printed, shown while typing. */
const issueOf = (text: string): Parameters<typeof fieldIssueText>[0] | null => {
  const refused = forbiddenCharacterIssue(normaliseText(text));
  if (refused !== null) return refused;
  const characters = unprintableCharacters(text).join(' ');
  return characters === '' ? null : { code: 'not-printable', params: { characters } };
};

const WordsInput = ({ kind, ...props }: FieldInputProps & { kind: TemplateFieldKind }) => {
  const { value, onType } = props;
  const { i18n } = useLingui();
  const text = typeof value === 'string' ? value : '';
  const issue = issueOf(text);
  const shared = { ...useShared(props), error: issue && i18n._(fieldIssueText(issue)) };
  const give = (given: string): void => onType(given.trim() === '' ? undefined : given);
  if (kind === 'date') return <DayField {...shared} value={text} onChange={give} />;
  return longKinds.has(kind) ? (
    <Textarea
      {...shared}
      autosize
      minRows={2}
      maxRows={10}
      maxLength={4_000}
      value={text}
      onChange={({ currentTarget }) => give(currentTarget.value)}
    />
  ) : (
    <TextInput
      {...shared}
      maxLength={300}
      value={text}
      onChange={({ currentTarget }) => give(currentTarget.value)}
    />
  );
};

const limits: Readonly<Record<NumberKind, number>> = { money: 1e12, rate: 1, integer: 1_000_000 };

const NumberInput = ({ kind, ...props }: FieldInputProps & { kind: NumberKind }) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { value, onType } = props;
  const shared = useShared(props);
  const { unit } = useNames(props.field);
  const [typed, setText] = useState(() => formatFieldNumber(value, kind, language));
  const [isWrong, setWrong] = useState(false);
  // A value from another window replaces the typed text.
  const isTyped = isWrong || (parseNumber(typed, { language, kind }) ?? undefined) === value;
  const text = isTyped ? typed : formatFieldNumber(value, kind, language);
  const signs = { money: '€', rate: '%', integer: unit ?? '' };
  const type = (given: string): void => {
    setText(given);
    const read = parseNumber(given, { language, kind });
    const isGood =
      typeof read === 'number' &&
      read >= 0 &&
      read <= limits[kind] &&
      (kind !== 'integer' || Number.isInteger(read));
    setWrong(read !== null && !isGood);
    if (read === null) onType(undefined);
    else if (isGood) onType(read);
  };
  return (
    <TextInput
      {...shared}
      inputMode="decimal"
      value={text}
      error={isWrong && i18n._(fieldIssueText({ code: 'not-a-number', params: {} }))}
      rightSection={<span className={looks.unit}>{signs[kind]}</span>}
      rightSectionWidth={signs[kind].length > 1 ? 64 : 32}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => !isWrong && setText(formatFieldNumber(value, kind, language))}
    />
  );
};

const FlagInput = (props: FieldInputProps) => {
  const { t } = useLingui();
  const { label } = useNames(props.field);
  const { value, onType } = props;
  const chosen = value === true ? 'yes' : 'no';
  return (
    <div>
      <Label {...props} />
      <SegmentedControl
        fullWidth
        aria-label={label}
        data-field={props.field}
        tabIndex={-1}
        data={[
          { value: 'yes', label: t`Sí` },
          { value: 'no', label: t`No` },
        ]}
        value={value === undefined ? '' : chosen}
        onChange={(answer) => onType(answer === 'yes')}
      />
    </div>
  );
};

/** The value of a table can only come from the accounts. */
const TableNotice = (props: FieldInputProps) => {
  const { t } = useLingui();
  return (
    <div tabIndex={-1} data-field={props.field}>
      <Label {...props} />
      <p className={text('size-13', 'regular', 'dimmed')}>
        {t`Sale de las cuentas de la valoración: complétalas allí o elige otra valoración.`}
      </p>
    </div>
  );
};
