import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { readField } from '@valia/domain/valuation-fields/write-field.ts';
import { useEditor } from '../../document/editor-context.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { OptionField } from '../../fields/option-field.tsx';
import { useSegments } from '../../fields/use-segments.ts';

interface ReportChoiceProps {
  path: string;
  label: string;
  names: Readonly<Record<string, MessageDescriptor>>;
}

/** A choice from a list, initially empty. */
export const ReportChoice = ({ path, label, names }: ReportChoiceProps) => {
  const { t } = useLingui();
  const options = useSegments(names).map(({ label: text, value }) => ({
    value,
    label: `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
  }));
  return (
    <ChoiceField
      path={path}
      label={label}
      placeholder={t`Sin indicar`}
      options={options}
      toValue={(chosen) => (chosen === '' ? null : chosen)}
    />
  );
};

/** A checkbox for a yes-or-no fact. */
export const ReportCheckbox = ({ path, label }: { path: string; label: string }) => {
  const { document, put } = useEditor();
  return (
    <OptionField
      path={path}
      label={label}
      chosen={readField(document, path) === true}
      onChoose={(chosen) => put(path, chosen)}
    />
  );
};
