import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { safeNextPath } from '@valia/domain/paths/paths.ts';
import { PublicHeader } from '../../components/public-header.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-screen.module.css';

const route = getRouteApi('/guest/login');

const RegisterLink = () => (
  <span className={styles.other}>
    <span className={styles.question}>
      <Trans>¿Aún no tienes cuenta?</Trans>
    </span>{' '}
    <Link to="/register" className={styles.link}>
      <Trans>Regístrate</Trans>
    </Link>
  </span>
);

const Inside = () => (
  <aside className={styles.panel}>
    <div className={styles.inside}>
      <h2 className={styles.panelTitle}>
        <Trans>Lo que encuentras al entrar</Trans>
      </h2>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>
            <Trans>Tus valoraciones</Trans>
          </dt>
          <dd>
            <Trans>DCF, múltiplos y mixto</Trans>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>
            <Trans>Cada cifra</Trans>
          </dt>
          <dd>
            <Trans>con su fórmula y su origen</Trans>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>
            <Trans>Sectores</Trans>
          </dt>
          <dd>
            <Trans>múltiplos EV/EBITDA con fuente y fecha</Trans>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>
            <Trans>Informes</Trans>
          </dt>
          <dd>
            <Trans>PDF en tres idiomas</Trans>
          </dd>
        </div>
      </dl>
      <p className={styles.promise}>
        <Trans>Valía nunca te pedirá la contraseña por teléfono ni por correo.</Trans>
      </p>
    </div>
  </aside>
);

/** /login */
export const LoginScreen = () => {
  const { t } = useLingui();
  const { next } = route.useSearch();
  usePageTitle(t`Iniciar sesión`);
  return (
    <div className={styles.page}>
      <PublicHeader action={<RegisterLink />} />
      <div className={styles.halves}>
        <main id="main" className={styles.main}>
          <div className={styles.column}>
            <h1 tabIndex={-1} className={styles.title}>
              <Trans>Iniciar sesión</Trans>
            </h1>
            <LoginForm next={safeNextPath(next) ?? undefined} />
          </div>
        </main>
        <Inside />
      </div>
    </div>
  );
};
