import { Trans } from '@lingui/react/macro';
import { PageLink } from '../../../lib/page/page-frame.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import styles from './guest-form.module.css';
import { classNames, text } from '../../../components/style/class-names.ts';

/** The link at the right of a guest page's header. */
export const RegisterLink = () => (
  <span className={text('dimmed', 'nowrap')}>
    <span className={styles.question}>
      <Trans>¿Aún no tienes cuenta?</Trans>
    </span>{' '}
    <PageLink to="/register" className={classNames(text('strong', 'text'), styles.link)}>
      <Trans>Regístrate</Trans>
    </PageLink>
  </span>
);

export const LoginLink = () => (
  <span className={text('dimmed', 'nowrap')}>
    <span className={styles.question}>
      <Trans>¿Ya tienes cuenta?</Trans>
    </span>{' '}
    <PageLink to="/login" className={classNames(text('strong', 'text'), styles.link)}>
      <Trans>Inicia sesión</Trans>
    </PageLink>
  </span>
);

/** Links to the dashboard for signed-in users, and to the sign-in page for everybody else. */
export const HeaderLink = () => {
  const { status } = useSession();
  return status === 'signed-in' ? (
    <PageLink to="/dashboard" className={classNames(text('strong', 'text'), styles.link)}>
      <Trans>Ir al panel</Trans>
    </PageLink>
  ) : (
    <LoginLink />
  );
};
