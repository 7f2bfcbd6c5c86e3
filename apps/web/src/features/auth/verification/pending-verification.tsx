import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../../../lib/session/session-store.ts';
import styles from '../guest/guest-form.module.css';
import { GuestPage } from '../guest/guest-page.tsx';
import { HeaderLink } from '../guest/header-link.tsx';
import { ResendActions } from './resend-actions.tsx';
import { ResendForm } from './resend-form.tsx';
import { VerificationFacts } from './verification-facts.tsx';
import { VerifiedEmail } from './verified-email.tsx';
import { WaitingMessage } from '../guest/waiting-message.tsx';

const SentTo = ({ email }: { email: string }) => (
  <>
    <p className={styles.lead}>
      <Trans>
        Hemos enviado un enlace a <strong>{email}</strong>. Ábrelo para verificar tu email.
      </Trans>
    </p>
    <p className={styles.lead}>
      <Trans>
        El enlace es válido durante 24 horas. Si no lo recibes en 5 minutos, revisa la carpeta de
        correo no deseado.
      </Trans>
    </p>
    <ResendActions email={email} />
  </>
);

const Asked = () => (
  <>
    <p className={styles.lead}>
      <Trans>Escribe el email de tu cuenta y te enviaremos otra vez el enlace.</Trans>
    </p>
    <ResendForm />
  </>
);

/** Shown before the link is opened: where it was sent, and how to get another one. */
export const PendingVerification = () => {
  const { t } = useLingui();
  const session = useSession();
  const details = session.status === 'signed-in' ? session.details : null;
  const isKnown = session.status === 'signed-out' || details !== null;
  const isVerified = details?.emailConfirmed === true;
  return (
    <GuestPage
      title={isVerified ? t`Email verificado` : t`Verifica tu email`}
      view={isVerified ? 'verified' : 'awaited'}
      action={<HeaderLink />}
      aside={<VerificationFacts />}
    >
      {!isKnown && (
        <WaitingMessage>
          <Trans>Un momento…</Trans>
        </WaitingMessage>
      )}
      {session.status === 'signed-out' && <Asked />}
      {details !== null && !isVerified && <SentTo email={details.email} />}
      {isVerified && <VerifiedEmail />}
    </GuestPage>
  );
};
