import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../../components/link-button.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import styles from '../guest/guest-form.module.css';
import { stack } from '../../../components/style/class-names.ts';

/** Shows that the email address is verified, with a link into the product. */
export const VerifiedEmail = () => {
  const { status } = useSession();
  return (
    <>
      <p className={styles.lead}>
        <Trans>Tu email está verificado. Ya puedes compartir valoraciones desde Valía.</Trans>
      </p>
      <div className={stack({ gap: 12, marginTop: 32 })}>
        {status === 'signed-in' ? (
          <LinkButton to="/dashboard" size="lg" fullWidth>
            <Trans>Ir al panel</Trans>
          </LinkButton>
        ) : (
          <LinkButton to="/login" size="lg" fullWidth>
            <Trans>Iniciar sesión</Trans>
          </LinkButton>
        )}
      </div>
    </>
  );
};
