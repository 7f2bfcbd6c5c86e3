import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import { isLanguage, type Language, languageNames, languages } from '@valia/i18n/languages.ts';

interface LanguageChoiceProps {
  language: Language;
  onChoose: (language: Language) => void;
  isDisabled?: boolean;
}

/** In which language a document is. */
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
