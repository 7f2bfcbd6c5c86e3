import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Wordmark } from '../../components/wordmark.tsx';
import { useSession } from '../../lib/session-store.ts';
import styles from './public-footer.module.css';

/** The foot of the public pages: only pages that exist. */
export const PublicFooter = () => {
  const { t } = useLingui();
  const { status } = useSession();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.house}>
          <Wordmark />
          <p className={styles.text}>
            <Trans>Valoración de empresas para asesores.</Trans>
          </p>
        </div>
        <nav className={styles.links} aria-label={t`Pie de página`}>
          {status !== 'signed-in' && (
            <>
              <Link to="/login">
                <Trans>Iniciar sesión</Trans>
              </Link>
              <Link to="/register">
                <Trans>Crear cuenta</Trans>
              </Link>
            </>
          )}
          <Link to="/terms">
            <Trans>Términos y condiciones</Trans>
          </Link>
        </nav>
      </div>
    </footer>
  );
};
