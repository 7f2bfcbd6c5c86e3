import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import { useUserAction } from '../../lib/act/use-user-action.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useResendVerification } from '../../lib/session/use-resend-verification.ts';
import { dismissBanner, isBannerDismissed } from './dismissed-banner.ts';
import styles from './verification-banner.module.css';
import { box, row, text } from '../../components/style/class-names.ts';

const looks = { icon: box({ flex: 'none' }, text('warning')) };

/** Requests verification of the email address, until it is verified or the banner is dismissed for the session. */
export const VerificationBanner = () => {
  const session = useSession();
  const details = session.status === 'signed-in' ? session.details : null;
  if (details === null || details.emailConfirmed) return null;
  return <Banner key={details.userId} userId={details.userId} email={details.email} />;
};

const Banner = ({ userId, email }: { userId: string; email: string }) => {
  const { t } = useLingui();
  const { isPending, run: resend } = useUserAction(useResendVerification());
  const [isDismissed, setIsDismissed] = useState(() => isBannerDismissed(userId));
  if (isDismissed) return null;
  const dismiss = (): void => {
    dismissBanner(userId);
    setIsDismissed(true);
    // The dismissed button had the focus and has disappeared.
    document.querySelector('h1')?.focus();
  };
  return (
    <section className={styles.banner} aria-label={t`Verificación del email`}>
      <IconMail size={18} stroke={1.75} aria-hidden className={looks.icon} />
      <p className={box({ flex: 1, minWidth: 0 }, text('anywhere'))}>
        <Trans>
          <strong>Verifica tu correo.</strong> Enviamos un enlace a {email}.
        </Trans>
      </p>
      <div className={row({ gap: 4, flex: 'none' }, styles.actions)}>
        <LinkButton to="/verify-email" size="compact-sm" variant="default" className={styles.main}>
          <Trans>Verificar</Trans>
        </LinkButton>
        <Button
          size="compact-sm"
          variant="subtle"
          loading={isPending}
          onClick={() => resend({ email })}
        >
          <Trans>Reenviar</Trans>
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={dismiss}>
          <Trans context="What can be done with a banner">Descartar</Trans>
        </Button>
      </div>
    </section>
  );
};
