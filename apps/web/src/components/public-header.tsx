import { useLingui } from '@lingui/react/macro';
import { codeAndName, languages } from '@valia/i18n/languages.ts';
import type { ReactNode } from 'react';
import { changeLanguage, useLanguage } from '../lib/language.ts';
import { showError } from '../lib/errors/show-error.ts';
import { PageLink } from '../lib/page/page-frame.tsx';
import styles from './public-header.module.css';
import { Wordmark } from './wordmark.tsx';

/** The header of the pages anybody may see. `action` stands at its right: a link or a button. */
export const PublicHeader = ({ action }: { action?: ReactNode }) => {
  const { t } = useLingui();
  const current = useLanguage();

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <PageLink to="/" className={styles.home} aria-label={t`Valía, inicio`}>
          <Wordmark />
        </PageLink>
        <div className={styles.languages} role="group" aria-label={t`Idioma`}>
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              className={styles.language}
              aria-pressed={language === current}
              aria-label={codeAndName(language)}
              onClick={() => void changeLanguage(language).catch(showError)}
            >
              {language.toUpperCase()}
            </button>
          ))}
        </div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </header>
  );
};
