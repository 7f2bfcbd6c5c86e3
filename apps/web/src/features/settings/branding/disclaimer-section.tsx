import { useLingui } from '@lingui/react/macro';
import { SegmentedControl, Textarea } from '@mantine/core';
import { disclaimerMaximum } from '@valia/domain/organizations/disclaimer-maximum.ts';
import { isLanguage, type Language, languageNames, languages } from '@valia/i18n/languages.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { BrandSection } from './brand-section.tsx';
import type { BrandingForm } from './use-branding-form.ts';

/** The closing text of each report, in the language of the report. */
export const DisclaimerSection = ({ form }: { form: BrandingForm }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const [shown, setShown] = useState<Language>(language);
  const typed = formatNumber(form.values.disclaimers[shown].length, { language });
  const most = formatNumber(disclaimerMaximum, { language });
  return (
    <BrandSection
      title={t`Aviso legal`}
      help={t`Cierra cada informe en su idioma. La portada lleva además el aviso de Valía.`}
      aside={
        <SegmentedControl
          size="sm"
          aria-label={t`Idioma del aviso legal`}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={shown}
          onChange={(chosen) => {
            if (isLanguage(chosen)) setShown(chosen);
          }}
        />
      }
    >
      <Textarea
        key={shown}
        aria-label={t`Aviso legal`}
        lang={shown}
        rows={5}
        maxLength={disclaimerMaximum}
        description={t`${typed} de ${most} caracteres`}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...form.getInputProps(`disclaimers.${shown}`)}
      />
    </BrandSection>
  );
};
