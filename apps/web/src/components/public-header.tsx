import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { type Language, languageNames, languages } from '@valia/i18n/languages.ts';
import type { ReactNode } from 'react';
import { changeLanguage, useLanguage } from '../lib/language.ts';
import { showError } from '../lib/errors/show-error.ts';
import styles from './public-header.module.css';
import { Wordmark } from './wordmark.tsx';

const landingPaths = { es: '/', ca: '/ca', en: '/en' } as const;
const landingAddresses: readonly string[] = Object.values(landingPaths);

/** The header of the pages anybody may see. `action` stands at its right: a link or a button. */
export const PublicHeader = ({ action }: { action?: ReactNode }) => {
  const { t } = useLingui();
  const current = useLanguage();
  const navigate = useNavigate();
  const pathname = useRouterState({ select: (state) => state.location.pathname });

  const choose = async (language: Language): Promise<void> => {
    await changeLanguage(language);
    if (landingAddresses.includes(pathname))
      await navigate({ to: landingPaths[language], replace: true });
  };

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.home} aria-label={t`Valía, inicio`}>
          <Wordmark />
        </Link>
        <div className={styles.languages} role="group" aria-label={t`Idioma`}>
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              className={styles.language}
              aria-pressed={language === current}
              aria-label={languageNames[language]}
              onClick={() => void choose(language).catch(showError)}
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
