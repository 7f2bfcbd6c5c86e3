import { Trans, useLingui } from '@lingui/react/macro';
import type { InvitationView } from '@valia/domain/organizations/invitation-schemas.ts';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import styles from '../guest/guest-form.module.css';
import { GuestPage } from '../guest/guest-page.tsx';
import { HeaderLink } from '../guest/header-link.tsx';
import { InvalidLink } from '../guest/invalid-link.tsx';
import { InvitationAnswer } from './invitation-answer.tsx';
import { useLinkToken } from '../guest/use-link-token.ts';
import { type MailLink, useMailLink } from '../guest/use-mail-link.ts';
import { WaitingMessage } from '../guest/waiting-message.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { GuestFacts } from '../guest/guest-facts.tsx';
import { stack } from '../../../components/style/class-names.ts';

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
        {organizationName === null ? (
          <Trans>
            <strong>{inviterName}</strong> te invita a Valía con el email <strong>{email}</strong>.
          </Trans>
        ) : (
          <Trans>
            <strong>{inviterName}</strong> te invita a formar parte de{' '}
            <strong>{organizationName}</strong> en Valía con el email <strong>{email}</strong>.
          </Trans>
        )}
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
        <WaitingMessage>
          <Trans>Comprobando la invitación…</Trans>
        </WaitingMessage>
      );
    case 'valid':
      return <OpenInvitation token={token} invitation={link.answer} />;
    case 'unknown':
      return (
        <div className={stack({ gap: 12, marginTop: 32 })}>
          <ErrorState onRetry={link.retry} error={link.error} />
        </div>
      );
    case 'invalid':
      return <RefusedInvitation isUsed={link.isUsed} />;
  }
};

/** The invitation behind the link. */
const useInvitation = (token: string | undefined): MailLink<InvitationView> => {
  const { client } = trpc.useUtils();
  return useMailLink({
    purpose: 'invitation',
    token,
    ask: (sent) => client.auth.invitations.read.mutate({ token: sent }),
  });
};

/** Information about joining an organization. */
const InvitationFacts = ({ isIntoOne }: { isIntoOne: boolean }) => {
  const { t } = useLingui();
  const shared = { term: t`En la organización`, text: t`marca, plantillas y lista de miembros` };
  return (
    <GuestFacts
      title={t`Qué se comparte`}
      facts={[
        ...(isIntoOne ? [shared] : []),
        { term: t`Tus valoraciones`, text: t`siguen siendo solo tuyas` },
        { term: t`La invitación`, text: t`7 días, un solo uso` },
        { term: t`Organizaciones`, text: t`una por persona` },
      ]}
    />
  );
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
      aside={<InvitationFacts isIntoOne={link.state !== 'valid' || organizationName !== null} />}
    >
      <InvitationContent token={token ?? ''} link={link} />
    </GuestPage>
  );
};
