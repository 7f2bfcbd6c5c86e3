import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { LinkButton } from '../../../components/link-button.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import styles from '../guest/guest-form.module.css';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { GuestPage } from '../guest/guest-page.tsx';
import { HeaderLink } from '../guest/header-link.tsx';
import { isLinkRefused } from '../guest/use-mail-link.ts';
import { ResendActions } from './resend-actions.tsx';
import { ResendForm } from './resend-form.tsx';
import { VerificationFacts } from './verification-facts.tsx';
import { VerifiedEmail } from './verified-email.tsx';
import { stack } from '../../../components/style/class-names.ts';

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

const VerifyByButton = ({ isPending, verify }: { isPending: boolean; verify: () => void }) => (
  <>
    <p className={styles.lead}>
      <Trans>Confirma que este email es tuyo y que quieres usarlo en Valía.</Trans>
    </p>
    <div className={stack({ gap: 12, marginTop: 32 })}>
      <Button size="lg" fullWidth loading={isPending} onClick={verify}>
        <Trans>Verificar mi email</Trans>
      </Button>
    </div>
  </>
);

const PasswordToSet = ({ recoveryToken }: { recoveryToken: string }) => (
  <>
    <p className={styles.lead}>
      <Trans>
        Tu email está verificado. En este navegador no habías entrado en la cuenta: por seguridad
        hemos cerrado sus sesiones y la contraseña anterior ya no sirve. Crea una nueva para entrar.
      </Trans>
    </p>
    <div className={stack({ gap: 12, marginTop: 32 })}>
      <LinkButton
        to="/reset-password"
        state={{ linkToken: recoveryToken }}
        replace
        size="lg"
        fullWidth
      >
        <Trans>Crear una contraseña nueva</Trans>
      </LinkButton>
    </div>
  </>
);

type Answer = RouterOutputs['auth']['verifyEmail'];

type VerificationLink =
  | { state: 'opened'; isPending: boolean; verify: () => void }
  | { state: 'valid'; answer: Answer }
  | { state: 'invalid' };

/**
 * Uses a verification link when the user confirms it, because mail programs open links too. A session open in this
 * browser is updated.
 */
const useVerificationLink = (token: string): VerificationLink => {
  const { auth } = trpc.useUtils();
  const { mutateAsync, data, error } = trpc.auth.verifyEmail.useMutation();
  const { isPending, run } = useUserAction({
    call: () => mutateAsync({ token }),
    invalidates: [auth.session, auth.account.storage],
    onFailed: isLinkRefused,
  });
  if (data !== undefined) return { state: 'valid', answer: data };
  if (error !== null && isLinkRefused(error)) return { state: 'invalid' };
  return { state: 'opened', isPending, verify: () => run() };
};

/** A verification link that has been opened. */
export const VerificationLinkResult = ({ token }: { token: string }) => {
  const { t } = useLingui();
  const link = useVerificationLink(token);
  const titles = {
    opened: t`Verifica tu email`,
    valid: t`Email verificado`,
    invalid: t`Enlace Inválido`,
  };
  const recoveryToken = link.state === 'valid' ? link.answer.recoveryToken : undefined;
  return (
    <GuestPage
      title={titles[link.state]}
      view={link.state}
      action={<HeaderLink />}
      aside={<VerificationFacts />}
    >
      {link.state === 'opened' && (
        <VerifyByButton isPending={link.isPending} verify={link.verify} />
      )}
      {link.state === 'valid' && recoveryToken === undefined && <VerifiedEmail />}
      {recoveryToken !== undefined && <PasswordToSet recoveryToken={recoveryToken} />}
      {link.state === 'invalid' && <InvalidVerificationLink />}
    </GuestPage>
  );
};
