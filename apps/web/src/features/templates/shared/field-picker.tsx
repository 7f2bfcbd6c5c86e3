import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { type TemplateSource, templateSources } from '@valia/domain/templates/template-field.ts';
import { getTemplateField, templateFieldKeys } from '@valia/domain/templates/template-fields.ts';
import { useLanguage } from '../../../lib/language.ts';

/** Inserts a field into the text at the cursor position. */
export const FieldPicker = ({ onPick }: { onPick: (field: string) => void }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const groups: Readonly<Record<TemplateSource, string>> = {
    valuation: t`De la valoración`,
    client: t`Del cliente`,
    organization: t`De tu organización`,
    adviser: t`De tu perfil`,
    typed: t`Se escriben en el documento`,
  };
  return (
    <NativeSelect
      label={t`Insertar un campo`}
      value=""
      mb="sm"
      data={[
        { value: '', label: t`Elige un campo…` },
        ...templateSources.map((source) => ({
          group: groups[source],
          items: templateFieldKeys
            .filter((key) => getTemplateField(key).source === source)
            .map((key) => ({ value: key, label: getTemplateField(key).label[language] })),
        })),
      ]}
      onChange={({ currentTarget: { value } }) => value !== '' && onPick(value)}
    />
  );
};
