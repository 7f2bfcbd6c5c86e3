import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { InvitationView } from '@valia/domain/organizations/invitation-schemas.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import { useSignOut } from '../../../lib/session/use-sign-out.ts';
import styles from '../guest/guest-form.module.css';
import { InvitedSignUpForm } from './invited-sign-up-form.tsx';
import { WaitingMessage } from '../guest/waiting-message.tsx';
import { type RunnableUserAction, useUserAction } from '../../../lib/act/use-user-action.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useEnterProduct } from '../guest/use-enter-product.ts';
import { box, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  warning: box(
    { marginTop: 24, pad: [12, 16], border: 'warning', radius: 4, background: 'warning-soft' },
    text('body'),
  ),
};

interface AnswerProps {
  token: string;
  invitation: InvitationView;
}

const SignInFirst = ({ token }: { token: string }) => {
  const search = new URLSearchParams({ token }).toString();
  return (
    <>
      <p className={styles.lead}>
        <Trans>
          Ya tienes una cuenta con este email. Entra con ella para aceptar la invitación.
        </Trans>
      </p>
      <div className={stack({ gap: 12, marginTop: 32 })}>
        <LinkButton to="/login" search={{ next: `/invite?${search}` }} size="lg" fullWidth>
          <Trans>Iniciar sesión para aceptar</Trans>
        </LinkButton>
      </div>
    </>
  );
};

const ForAnother = ({ invited, signedIn }: { invited: string; signedIn: string }) => {
  const signOut = useSignOut({ stay: true });
  return (
    <>
      <p className={looks.warning} role="alert">
        <Trans>
          Esta invitación es para <strong>{invited}</strong> y has entrado como{' '}
          <strong>{signedIn}</strong>. Para aceptarla, cierra la sesión y entra con el email
          invitado.
        </Trans>
      </p>
      <div className={stack({ gap: 12, marginTop: 32 })}>
        <LinkButton to="/dashboard" size="lg" fullWidth>
          <Trans>Ir al panel</Trans>
        </LinkButton>
        <Button variant="default" size="lg" fullWidth onClick={signOut}>
          <Trans>Cerrar sesión</Trans>
        </Button>
      </div>
    </>
  );
};

/** Accepts an invitation, which joins its organization if it has one, and navigates to the dashboard. */
const useAcceptInvitation = (
  organizationName: string | null,
): RunnableUserAction<{ token: string }> => {
  const { t } = useLingui();
  const enter = useEnterProduct();
  const { mutateAsync } = trpc.auth.invitations.accept.useMutation();
  return useUserAction({
    call: (input) => mutateAsync(input),
    done:
      organizationName === null
        ? t`Invitación aceptada`
        : t`Ya formas parte de ${organizationName}`,
    onDone: ({ session }) => enter(session),
    failed: t`Error al aceptar la invitación`,
  });
};

const Accept = ({ token, invitation }: AnswerProps) => {
  const session = useSession();
  const { isPending, run: accept } = useAcceptInvitation(invitation.organizationName);
  const joins = invitation.organizationName !== null;
  const left = joins && session.status === 'signed-in' && session.details?.organizationName;
  return (
    <>
      {typeof left === 'string' && (
        <p className={looks.warning}>
          <Trans>
            Al aceptar dejas <strong>{left}</strong>. Si eres su único miembro, la organización se
            archiva. Tus valoraciones siguen siendo tuyas.
          </Trans>
        </p>
      )}
      <div className={stack({ gap: 12, marginTop: 32 })}>
        <Button size="lg" fullWidth loading={isPending} onClick={() => accept({ token })}>
          <Trans>Aceptar la invitación</Trans>
        </Button>
        <LinkButton to="/dashboard" variant="default" size="lg" fullWidth>
          <Trans>Ahora no</Trans>
        </LinkButton>
      </div>
    </>
  );
};

/** The one way in which this user can answer an invitation. */
export const InvitationAnswer = ({ token, invitation }: AnswerProps) => {
  const session = useSession();
  const isAccepting = session.status === 'signed-in' && session.email === invitation.email;
  // What the user would leave behind by accepting is only known once the server has answered.
  if (session.status === 'loading' || (isAccepting && session.details === null)) {
    return (
      <WaitingMessage>
        <Trans>Un momento…</Trans>
      </WaitingMessage>
    );
  }
  if (session.status === 'signed-in') {
    return isAccepting ? (
      <Accept token={token} invitation={invitation} />
    ) : (
      <ForAnother invited={invitation.email} signedIn={session.email} />
    );
  }
  return invitation.hasAccount ? (
    <SignInFirst token={token} />
  ) : (
    <InvitedSignUpForm token={token} email={invitation.email} />
  );
};
