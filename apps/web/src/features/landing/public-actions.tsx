import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../components/link-button.tsx';
import { useSession } from '../../lib/session-store.ts';
import { useSignOut } from '../../lib/use-sign-out.ts';
import styles from './public-actions.module.css';

const MemberActions = ({ place }: { place: 'header' | 'hero' }) => {
  const signOut = useSignOut();
  return (
    <>
      <LinkButton to="/dashboard" size={place === 'hero' ? 'lg' : 'md'}>
        <Trans>Ir al panel</Trans>
      </LinkButton>
      <Button
        variant="subtle"
        size={place === 'hero' ? 'lg' : 'md'}
        className={place === 'header' ? styles.second : undefined}
        onClick={() => void signOut()}
      >
        <Trans>Cerrar sesión</Trans>
      </Button>
    </>
  );
};

const GuestActions = ({ place }: { place: 'header' | 'hero' }) => (
  <>
    {place === 'header' ? (
      <>
        <Link to="/login" className={styles.link}>
          <Trans>Iniciar sesión</Trans>
        </Link>
        <LinkButton to="/register" className={styles.second}>
          <Trans>Crear cuenta</Trans>
        </LinkButton>
      </>
    ) : (
      <>
        <LinkButton to="/register" size="lg">
          <Trans>Crear cuenta</Trans>
        </LinkButton>
        <Link to="/login" className={styles.link} data-underlined>
          <Trans>Ya tengo cuenta</Trans>
        </Link>
      </>
    )}
  </>
);

/** The way in: to sign up or sign in, or for a member to the dashboard and out. */
export const PublicActions = ({ place }: { place: 'header' | 'hero' }) => {
  const { status } = useSession();
  return (
    <div className={styles.actions} data-place={place}>
      {status === 'signed-in' ? <MemberActions place={place} /> : <GuestActions place={place} />}
    </div>
  );
};
