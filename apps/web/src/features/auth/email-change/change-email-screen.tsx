import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { LinkButton } from '../../../components/link-button.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { trpc } from '../../../lib/trpc.ts';
import { GuestFacts } from '../guest/guest-facts.tsx';
import styles from '../guest/guest-form.module.css';
import { GuestPage } from '../guest/guest-page.tsx';
import { HeaderLink } from '../guest/header-link.tsx';
import { InvalidLink } from '../guest/invalid-link.tsx';
import { useLinkToken } from '../guest/use-link-token.ts';
import { isLinkRefused } from '../guest/use-mail-link.ts';
import { stack } from '../../../components/style/class-names.ts';

/**
 * /change-email: confirms a change of the email address from one of the two addresses. A button confirms it, because
 * mail programs open links too.
 */
export const ChangeEmailScreen = () => {
  const token = useLinkToken('/change-email');
  const { t } = useLingui();
  const link = useConfirmation(token);
  const titles = {
    opened: t`Confirma el cambio de email`,
    waiting: t`Falta la otra dirección`,
    done: t`Email cambiado`,
    invalid: t`Enlace Inválido`,
  };
  return (
    <GuestPage
      title={titles[link.state]}
      view={link.state}
      action={<HeaderLink />}
      aside={<ChangeFacts />}
    >
      {link.state === 'opened' && <ConfirmByButton {...link} />}
      {link.state === 'waiting' && <Waiting side={link.waitsFor} />}
      {link.state === 'done' && <Done />}
      {link.state === 'invalid' && (
        <InvalidLink
          text={
            <Trans>
              Este enlace ha expirado, se ha cancelado el cambio o la dirección ya tiene una cuenta.
              Pídelo de nuevo en Ajustes.
            </Trans>
          }
        >
          <LinkButton to="/settings" size="lg" fullWidth>
            <Trans>Ir a Ajustes</Trans>
          </LinkButton>
        </InvalidLink>
      )}
    </GuestPage>
  );
};

type Confirmation =
  | { state: 'opened'; isPending: boolean; confirm: () => void }
  | { state: 'waiting'; waitsFor: 'former' | 'next' }
  | { state: 'done' }
  | { state: 'invalid' };

const useConfirmation = (token: string | undefined): Confirmation => {
  const { auth } = trpc.useUtils();
  const { mutateAsync, data, error } = trpc.auth.emailChange.confirm.useMutation();
  const { isPending, run } = useUserAction({
    call: () => mutateAsync({ token: token ?? '' }),
    invalidates: [auth.session, auth.emailChange.get],
    onFailed: isLinkRefused,
  });
  if (data !== undefined)
    return data.waitsFor === null
      ? { state: 'done' }
      : { state: 'waiting', waitsFor: data.waitsFor };
  if (token === undefined || (error !== null && isLinkRefused(error))) return { state: 'invalid' };
  return { state: 'opened', isPending, confirm: () => run() };
};

const ConfirmByButton = ({ isPending, confirm }: { isPending: boolean; confirm: () => void }) => (
  <>
    <p className={styles.lead}>
      <Trans>
        Confirma que quieres cambiar el email con el que entras en Valía. El cambio se hace cuando
        lo confirmen las dos direcciones.
      </Trans>
    </p>
    <div className={stack({ gap: 12, marginTop: 32 })}>
      <Button size="lg" fullWidth loading={isPending} onClick={confirm}>
        <Trans>Confirmar el cambio</Trans>
      </Button>
    </div>
  </>
);

const Waiting = ({ side }: { side: 'former' | 'next' }) => (
  <p className={styles.lead}>
    {side === 'former' ? (
      <Trans>
        Confirmado desde la dirección nueva. Abre también el enlace que hemos enviado a la actual.
      </Trans>
    ) : (
      <Trans>
        Confirmado desde la dirección actual. Abre también el enlace que hemos enviado a la nueva.
      </Trans>
    )}
  </p>
);

const Done = () => {
  const { status } = useSession();
  return (
    <>
      <p className={styles.lead}>
        <Trans>
          Desde ahora entras con la dirección nueva y la misma contraseña. Hemos cerrado tus
          sesiones en los demás dispositivos.
        </Trans>
      </p>
      <div className={stack({ gap: 12, marginTop: 32 })}>
        {status === 'signed-in' ? (
          <LinkButton to="/settings" size="lg" fullWidth>
            <Trans>Ir a Ajustes</Trans>
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

const ChangeFacts = () => {
  const { t } = useLingui();
  return (
    <GuestFacts
      title={t`Cómo se cambia el email`}
      facts={[
        {
          term: t`Dos confirmaciones`,
          text: t`La de la dirección actual y la de la nueva, cada una con su enlace.`,
        },
        { term: t`24 horas`, text: t`Después, los enlaces dejan de valer y nada cambia.` },
        {
          term: t`Tu cuenta`,
          text: t`La contraseña y el segundo paso siguen siendo los mismos.`,
        },
      ]}
    />
  );
};
