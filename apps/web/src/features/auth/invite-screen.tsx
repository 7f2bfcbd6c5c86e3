import { Trans, useLingui } from '@lingui/react/macro';
import { Loader } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import type { InvitationView } from '@valia/domain/organizations/invitation-schemas.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useSession } from '../../lib/session-store.ts';
import styles from './guest-form.module.css';
import { GuestPage } from './guest-page.tsx';
import { HeaderLink } from './header-link.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { InvitationAnswer } from './invitation-answer.tsx';
import { InvitationFacts } from './invitation-facts.tsx';
import { type Invitation, useInvitation } from './use-invitation.ts';

const route = getRouteApi('/invite');

const WayOn = () => {
  const { status } = useSession();
  return status === 'signed-in' ? (
    <LinkButton to="/dashboard" size="lg" fullWidth>
      <Trans>Ir al panel</Trans>
    </LinkButton>
  ) : (
    <LinkButton to="/login" size="lg" fullWidth>
      <Trans>Iniciar sesión</Trans>
    </LinkButton>
  );
};

const OpenInvitation = ({ token, invitation }: { token: string; invitation: InvitationView }) => {
  const { inviterName, organizationName, email } = invitation;
  return (
    <>
      <p className={styles.lead}>
        <Trans>
          <strong>{inviterName}</strong> te invita a formar parte de{' '}
          <strong>{organizationName}</strong> en Valía con el email <strong>{email}</strong>.
        </Trans>
      </p>
      <InvitationAnswer token={token} invitation={invitation} />
    </>
  );
};

const InvitationContent = ({
  token,
  invitation: found,
}: {
  token: string;
  invitation: Invitation;
}) => {
  switch (found.state) {
    case 'reading':
      return (
        <p className={styles.waiting} role="status">
          <Loader size={18} aria-hidden />
          <Trans>Comprobando la invitación…</Trans>
        </p>
      );
    case 'open':
      return <OpenInvitation token={token} invitation={found.invitation} />;
    case 'unknown':
      return (
        <div className={styles.actions}>
          <ErrorState onRetry={found.retry} error={found.error} />
        </div>
      );
    case 'used':
      return (
        <InvalidLink text={<Trans>Esta invitación ya se ha utilizado.</Trans>}>
          <WayOn />
        </InvalidLink>
      );
    case 'invalid':
      return (
        <InvalidLink
          text={
            <Trans>
              Esta invitación ha expirado o no es válida. Pide otra a la persona que te invitó.
            </Trans>
          }
        >
          <WayOn />
        </InvalidLink>
      );
  }
};

/** /invite */
export const InviteScreen = () => {
  const { t } = useLingui();
  const { token } = route.useSearch();
  const invitation = useInvitation(token);
  const isRefused = invitation.state === 'invalid' || invitation.state === 'used';
  const organizationName =
    invitation.state === 'open' ? invitation.invitation.organizationName : null;
  const openTitle = organizationName === null ? t`Invitación` : t`Únete a ${organizationName}`;
  return (
    <GuestPage
      title={isRefused ? t`Enlace Inválido` : openTitle}
      view={invitation.state}
      action={<HeaderLink />}
      aside={<InvitationFacts />}
    >
      <InvitationContent token={token ?? ''} invitation={invitation} />
    </GuestPage>
  );
};
