import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { LinkButton } from '../../../components/link-button.tsx';
import { useAct } from '../../../lib/act/use-act.ts';
import { useResendVerification } from '../../../lib/session/use-resend-verification.ts';
import styles from '../guest/guest-form.module.css';

/** For who is signed in: on to the product, or the verification mail once more. */
export const ResendActions = ({ email }: { email: string }) => {
  const { isPending, run: resend } = useAct(useResendVerification());
  return (
    <div className={styles.actions}>
      <LinkButton to="/dashboard" size="lg" fullWidth>
        <Trans>Ir al panel</Trans>
      </LinkButton>
      <Button
        variant="default"
        size="lg"
        fullWidth
        loading={isPending}
        onClick={() => resend({ email })}
      >
        <Trans>Reenviar email</Trans>
      </Button>
    </div>
  );
};
