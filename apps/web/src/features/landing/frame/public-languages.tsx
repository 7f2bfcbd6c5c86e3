import { useLingui } from '@lingui/react/macro';
import { publicAddress, type PublicPage } from '@valia/domain/paths/public-address.ts';
import { codeAndName, languageNames, languages } from '@valia/i18n/languages.ts';
import { useLanguage } from '../../../lib/language.ts';
import styles from './public-languages.module.css';

interface PublicLanguagesProps {
  page: PublicPage;
  /** The names instead of the codes. */
  inFull?: boolean;
}

/** The same page in each language. */
export const PublicLanguages = ({ page, inFull = false }: PublicLanguagesProps) => {
  const { t } = useLingui();
  const current = useLanguage();
  return (
    <div className={styles.languages} role="group" aria-label={t`Idioma`}>
      {languages.map((language) => (
        <a
          key={language}
          href={publicAddress(page, language)}
          hrefLang={language}
          lang={language}
          data-language={language}
          aria-current={language === current ? 'true' : undefined}
          aria-label={inFull ? undefined : codeAndName(language)}
        >
          {inFull ? languageNames[language] : language.toUpperCase()}
        </a>
      ))}
    </div>
  );
};
