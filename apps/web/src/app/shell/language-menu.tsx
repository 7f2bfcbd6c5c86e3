import { useLingui } from '@lingui/react/macro';
import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { languageNames, languages } from '@valia/i18n/languages.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { ChoiceItem } from '../../components/choice-item.tsx';
import { changeLanguage, useLanguage } from '../../lib/language.ts';
import { showError } from '../../lib/errors/show-error.ts';
import styles from './app-header.module.css';

export const LanguageMenu = () => {
  const { t } = useLingui();
  const current = useLanguage();
  const currentName = languageNames[current];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <UnstyledButton className={styles.trigger}>
          <span className={styles.languageName}>
            {currentName}
            <VisuallyHidden>, {t`Idioma`}</VisuallyHidden>
          </span>
          <span className={styles.languageCode}>
            {current.toUpperCase()}
            <VisuallyHidden>, {t`Idioma: ${currentName}`}</VisuallyHidden>
          </span>
          <IconChevronDown size={16} stroke={1.5} aria-hidden className={styles.chevron} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((language) => (
          <ChoiceItem
            key={language}
            lang={language}
            label={languageNames[language]}
            chosen={language === current}
            onChoose={() => void changeLanguage(language).catch(showError)}
          />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
