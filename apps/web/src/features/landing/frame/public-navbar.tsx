import { Trans, useLingui } from '@lingui/react/macro';
import { publicPagePath, type PublicPage } from '@valia/domain/paths/public-page-path.ts';
import { Wordmark } from '../../../components/wordmark.tsx';
import { useLanguage } from '../../../lib/language.ts';
import buttons from './public-button.module.css';
import { PublicLanguages } from './public-languages.tsx';
import styles from './public-navbar.module.css';

const Sections = () => {
  const home = publicPagePath('/', useLanguage());
  return (
    <>
      <a href={`${home}#how`}>
        <Trans>Cómo funciona</Trans>
      </a>
      <a href={`${home}#benefits`}>
        <Trans>Ventajas</Trans>
      </a>
      <a href={`${home}#users`}>
        <Trans>Quién la usa</Trans>
      </a>
      <a href={publicPagePath('/sell-your-business', useLanguage())}>
        <Trans>¿Vendes tu empresa?</Trans>
      </a>
    </>
  );
};

/**
 * The page contains the links for guests and for members; the browser shows those for its session before the first
 * paint.
 */
const Ways = () => (
  <>
    <a href="/login" className={styles.guest}>
      <Trans>Iniciar sesión</Trans>
    </a>
    <a href="/register" className={`${buttons.ink} ${styles.guest} ${styles.main}`}>
      <Trans>Solicitar colaboración</Trans>
    </a>
    <button type="button" className={styles.member} data-act="sign-out">
      <Trans>Cerrar sesión</Trans>
    </button>
    <a href="/dashboard" className={`${buttons.ink} ${styles.member} ${styles.main}`}>
      <Trans>Ir al panel</Trans>
    </a>
  </>
);

const OwnersWay = () => (
  <p className={styles.owners}>
    <Trans>¿Eres asesor?</Trans>{' '}
    <a href={publicPagePath('/', useLanguage())}>
      <Trans>Colabora con nosotros</Trans>
    </a>
  </p>
);

/** The header of the public pages. On a phone, everything except the name is in a menu that needs no script. */
export const PublicNavbar = ({ page }: { page: PublicPage }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const isForOwners = page.startsWith('/sell-your-business');
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a
          href={publicPagePath('/', language)}
          className={styles.home}
          aria-label={t`Valía, inicio`}
        >
          <Wordmark />
        </a>
        <nav className={styles.wide} aria-label={t`Principal`}>
          {!isForOwners && (
            <div className={styles.sections}>
              <Sections />
            </div>
          )}
          <PublicLanguages page={page} />
          {isForOwners ? (
            <OwnersWay />
          ) : (
            <div className={styles.ways}>
              <Ways />
            </div>
          )}
        </nav>
        <details className={styles.menu}>
          <summary aria-label={t`Menú`}>
            <svg viewBox="0 0 24 24" aria-hidden focusable="false">
              <path d="M3 9h18M3 16h18" />
            </svg>
          </summary>
          <nav className={styles.panel} aria-label={t`Menú`}>
            <Sections />
            <Ways />
            <PublicLanguages page={page} />
          </nav>
        </details>
      </div>
    </header>
  );
};
