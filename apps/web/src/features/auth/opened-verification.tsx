import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorState } from '../../components/error-state.tsx';
import { useSession } from '../../lib/session-store.ts';
import styles from './guest-form.module.css';
import { GuestPage } from './guest-page.tsx';
import { HeaderLink } from './header-link.tsx';
import { ResendActions } from './resend-actions.tsx';
import { ResendForm } from './resend-form.tsx';
import { useVerificationLink } from './use-verification-link.ts';
import { VerificationFacts } from './verification-facts.tsx';
import { VerifiedEmail } from './verified-email.tsx';
import { WaitingLine } from './waiting-line.tsx';

const InvalidVerificationLink = () => {
  const session = useSession();
  return (
    <>
      <p className={styles.lead}>
        <Trans>Este enlace de verificación ha expirado o no es válido. Pide otro.</Trans>
      </p>
      {session.status === 'signed-in' ? <ResendActions email={session.email} /> : <ResendForm />}
    </>
  );
};

/** A verification link that has been opened. */
export const OpenedVerification = ({ token }: { token: string }) => {
  const { t } = useLingui();
  const link = useVerificationLink(token);
  const titles = {
    checking: t`Verifica tu email`,
    unknown: t`Verifica tu email`,
    valid: t`Email verificado`,
    invalid: t`Enlace Inválido`,
  };
  return (
    <GuestPage
      title={titles[link.state]}
      view={link.state}
      action={<HeaderLink />}
      aside={<VerificationFacts />}
    >
      {link.state === 'checking' && (
        <WaitingLine>
          <Trans>Comprobando el enlace…</Trans>
        </WaitingLine>
      )}
      {link.state === 'unknown' && (
        <div className={styles.actions}>
          <ErrorState onRetry={link.retry} error={link.error} />
        </div>
      )}
      {link.state === 'valid' && <VerifiedEmail />}
      {link.state === 'invalid' && <InvalidVerificationLink />}
    </GuestPage>
  );
};
