import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { LinkButton } from '../../../components/link-button.tsx';
import { useUserAction, type UserAction } from '../../../lib/act/use-user-action.ts';
import { EmailForm } from '../guest/email-form.tsx';
import styles from '../guest/guest-form.module.css';
import { GuestPage } from '../guest/guest-page.tsx';
import { HeaderLink } from '../guest/header-link.tsx';
import { RecoveryFacts } from './recovery-facts.tsx';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { showError } from '../../../lib/errors/show-error.ts';
import { useTooSoonToast } from '../../../lib/session/use-too-soon-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { box, classNames, stack, text } from '../../../components/style/class-names.ts';

/** Requests a recovery mail. */
const useForgotPassword = (): UserAction<{ email: string }, unknown> => {
  const { t } = useLingui();
  const tellTooSoon = useTooSoonToast();
  const { mutateAsync } = trpc.auth.forgotPassword.useMutation();
  return {
    call: (input) => mutateAsync(input),
    done: t`Email de recuperación enviado`,
    failed: t`Error al enviar email de recuperación`,
    onFailed: (error) => {
      if (tellTooSoon(error)) return true;
      const code = callFailure(error)?.code ?? 'internal';
      if (code !== 'internal') showError(error);
      return code !== 'internal';
    },
  };
};

const Sent = ({ email, onOther }: { email: string; onOther: () => void }) => {
  const { isPending, run } = useUserAction(useForgotPassword());
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
      <div className={stack({ gap: 12, marginTop: 32 })}>
        <LinkButton to="/login" size="lg" fullWidth>
          <Trans>Volver a iniciar sesión</Trans>
        </LinkButton>
        <Button
          variant="default"
          size="lg"
          fullWidth
          loading={isPending}
          onClick={() => run({ email })}
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

export const ForgotPasswordScreen = () => {
  const { t } = useLingui();
  // Passed in the history state, not in the URL, where it would remain in the browser's history and in logs.
  const typed = useLocation({ select: ({ state }) => state.email });
  const [email, setEmail] = useState(typed ?? '');
  const [isSent, setIsSent] = useState(false);
  const request = useForgotPassword();
  const showSent = (_: unknown, sent: { email: string }): void => {
    setEmail(sent.email.trim());
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
          <EmailForm email={email} act={{ ...request, onDone: showSent }}>
            <Trans>Enviar enlace de recuperación</Trans>
          </EmailForm>
          <p className={box({ marginTop: 24 }, text('body'))}>
            <Link to="/login" className={classNames(text('strong', 'text'), styles.link)}>
              <Trans>Volver a iniciar sesión</Trans>
            </Link>
          </p>
        </>
      )}
    </GuestPage>
  );
};
