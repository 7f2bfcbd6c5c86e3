import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import styles from './guest-form.module.css';
import { GuestPage } from './guest-page.tsx';
import { HeaderLink } from './header-link.tsx';
import { RecoveryFacts } from './recovery-facts.tsx';
import { useForgotPassword } from './use-forgot-password.ts';

const Sent = ({ email, onOther }: { email: string; onOther: () => void }) => {
  const { isPending, request } = useForgotPassword();
  return (
    <>
      <p className={styles.lead}>
        <Trans>
          Si hay una cuenta con <strong>{email}</strong>, recibirás un correo con un enlace para
          crear una contraseña nueva.
        </Trans>
      </p>
      <p className={styles.lead}>
        <Trans>
          El enlace es válido durante 1 hora. Si no lo recibes en 5 minutos, revisa la carpeta de
          correo no deseado.
        </Trans>
      </p>
      <div className={styles.actions}>
        <LinkButton to="/login" size="lg" fullWidth>
          <Trans>Volver a iniciar sesión</Trans>
        </LinkButton>
        <Button
          variant="default"
          size="lg"
          fullWidth
          loading={isPending}
          onClick={() => void request(email)}
        >
          <Trans>Enviar de nuevo</Trans>
        </Button>
        <Button variant="subtle" fullWidth onClick={onOther}>
          <Trans>Usar otro email</Trans>
        </Button>
      </div>
    </>
  );
};

/** /forgot-password */
export const ForgotPasswordScreen = () => {
  const { t } = useLingui();
  // Not through the address: it would stay in the browser's history, and in logs.
  const typed = useLocation({ select: ({ state }) => state.email });
  const [email, setEmail] = useState(typed ?? '');
  const [isSent, setIsSent] = useState(false);
  const showSent = (sentTo: string): void => {
    setEmail(sentTo);
    setIsSent(true);
  };
  return (
    <GuestPage
      title={isSent ? t`Revisa tu correo` : t`Recupera tu contraseña`}
      view={isSent ? 'sent' : 'form'}
      action={<HeaderLink />}
      aside={<RecoveryFacts />}
    >
      {isSent ? (
        <Sent email={email} onOther={() => setIsSent(false)} />
      ) : (
        <>
          <p className={styles.lead}>
            <Trans>
              Escribe el email de tu cuenta y te enviaremos un enlace para crear una contraseña
              nueva.
            </Trans>
          </p>
          <ForgotPasswordForm email={email} onSent={showSent} />
          <p className={styles.after}>
            <Link to="/login" className={styles.link}>
              <Trans>Volver a iniciar sesión</Trans>
            </Link>
          </p>
        </>
      )}
    </GuestPage>
  );
};
