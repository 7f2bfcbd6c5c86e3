import { useLingui } from '@lingui/react/macro';
import { publicPagePath, type PublicPage } from '@valia/domain/paths/public-page-path.ts';
import { languageButtonLabel, languageNames, languages } from '@valia/i18n/languages.ts';
import { useLanguage } from '../../../lib/language.ts';
import styles from './public-languages.module.css';

interface PublicLanguagesProps {
  page: PublicPage;
  /** Whether the names of the languages are shown instead of their codes. */
  inFull?: boolean;
}

/** Links to the same page in each language. */
export const PublicLanguages = ({ page, inFull = false }: PublicLanguagesProps) => {
  const { t } = useLingui();
  const current = useLanguage();
  return (
    <div className={styles.languages} role="group" aria-label={t`Idioma`}>
      {languages.map((language) => (
        <a
          key={language}
          href={publicPagePath(page, language)}
          hrefLang={language}
          lang={language}
          data-language={language}
          aria-current={language === current ? 'true' : undefined}
          aria-label={inFull ? undefined : languageButtonLabel(language)}
        >
          {inFull ? languageNames[language] : language.toUpperCase()}
        </a>
      ))}
    </div>
  );
};
