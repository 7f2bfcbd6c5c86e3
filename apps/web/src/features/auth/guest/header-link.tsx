import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../../lib/session/session-store.ts';
import styles from './guest-form.module.css';

/** At the right of a guest page's header. */
export const RegisterLink = () => (
  <span className={styles.other}>
    <span className={styles.question}>
      <Trans>¿Aún no tienes cuenta?</Trans>
    </span>{' '}
    <Link to="/register" className={styles.link}>
      <Trans>Regístrate</Trans>
    </Link>
  </span>
);

export const LoginLink = () => (
  <span className={styles.other}>
    <span className={styles.question}>
      <Trans>¿Ya tienes cuenta?</Trans>
    </span>{' '}
    <Link to="/login" className={styles.link}>
      <Trans>Inicia sesión</Trans>
    </Link>
  </span>
);

/** To the dashboard for who is signed in, to the sign-in page for everybody else. */
export const HeaderLink = () => {
  const { status } = useSession();
  return status === 'signed-in' ? (
    <Link to="/dashboard" className={styles.link}>
      <Trans>Ir al panel</Trans>
    </Link>
  ) : (
    <LoginLink />
  );
};
