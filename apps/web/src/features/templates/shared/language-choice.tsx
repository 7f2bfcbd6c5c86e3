import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import { isLanguage, type Language, languageNames, languages } from '@valia/i18n/languages.ts';

interface LanguageChoiceProps {
  language: Language;
  onChoose: (language: Language) => void;
  isDisabled?: boolean;
}

/** The choice of a document's language. */
export const LanguageChoice = ({ language, onChoose, isDisabled = false }: LanguageChoiceProps) => {
  const { t } = useLingui();
  return (
    <SegmentedControl
      aria-label={t`Idioma del documento`}
      data={languages.map((value) => ({
        value,
        label: <span lang={value}>{languageNames[value]}</span>,
      }))}
      value={language}
      disabled={isDisabled}
      onChange={(value) => isLanguage(value) && onChoose(value)}
    />
  );
};
