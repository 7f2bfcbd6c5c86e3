import { useLingui } from '@lingui/react/macro';
import { languageButtonLabel, languages } from '@valia/i18n/languages.ts';
import type { ReactNode } from 'react';
import { changeLanguage, useLanguage } from '../lib/language.ts';
import { showError } from '../lib/errors/show-error.ts';
import { PageLink } from '../lib/page/page-frame.tsx';
import styles from './public-header.module.css';
import { Wordmark } from './wordmark.tsx';
import { classNames, row, text } from './style/class-names.ts';

const looks = {
  home: row({ align: 'center', minHeight: 32 }, text('undecorated'), styles.home),
  action: classNames(text('lead'), styles.action),
};

/** The header of the public pages. `action` is a link or a button at its right. */
export const PublicHeader = ({ action }: { action?: ReactNode }) => {
  const { t } = useLingui();
  const current = useLanguage();

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <PageLink to="/" className={looks.home} aria-label={t`Valía, inicio`}>
          <Wordmark />
        </PageLink>
        <div className={row({ gap: 4 })} role="group" aria-label={t`Idioma`}>
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              className={styles.language}
              aria-pressed={language === current}
              aria-label={languageButtonLabel(language)}
              onClick={() => void changeLanguage(language).catch(showError)}
            >
              {language.toUpperCase()}
            </button>
          ))}
        </div>
        {action !== undefined && <div className={looks.action}>{action}</div>}
      </div>
    </header>
  );
};
