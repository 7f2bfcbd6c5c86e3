import { Trans, useLingui } from '@lingui/react/macro';
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
import { useInvitation } from './use-invitation.ts';
import { useLinkToken } from './use-link-token.ts';
import type { MailLink } from './use-mail-link.ts';
import { WaitingLine } from './waiting-line.tsx';

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

const RefusedInvitation = ({ isUsed }: { isUsed: boolean }) => (
  <InvalidLink
    text={
      isUsed ? (
        <Trans>Esta invitación ya se ha utilizado.</Trans>
      ) : (
        <Trans>
          Esta invitación ha expirado o no es válida. Pide otra a la persona que te invitó.
        </Trans>
      )
    }
  >
    <WayOn />
  </InvalidLink>
);

interface InvitationContentProps {
  token: string;
  link: MailLink<InvitationView>;
}

const InvitationContent = ({ token, link }: InvitationContentProps) => {
  switch (link.state) {
    case 'checking':
      return (
        <WaitingLine>
          <Trans>Comprobando la invitación…</Trans>
        </WaitingLine>
      );
    case 'valid':
      return <OpenInvitation token={token} invitation={link.answer} />;
    case 'unknown':
      return (
        <div className={styles.actions}>
          <ErrorState onRetry={link.retry} error={link.error} />
        </div>
      );
    case 'invalid':
      return <RefusedInvitation isUsed={link.isUsed} />;
  }
};

/** /invite */
export const InviteScreen = () => {
  const { t } = useLingui();
  const token = useLinkToken('/invite');
  const link = useInvitation(token);
  const organizationName = link.state === 'valid' ? link.answer.organizationName : null;
  const openTitle = organizationName === null ? t`Invitación` : t`Únete a ${organizationName}`;
  return (
    <GuestPage
      title={link.state === 'invalid' ? t`Enlace Inválido` : openTitle}
      view={link.state}
      action={<HeaderLink />}
      aside={<InvitationFacts />}
    >
      <InvitationContent token={token ?? ''} link={link} />
    </GuestPage>
  );
};
