import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { LinkButton } from '../../../components/link-button.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useResendVerification } from '../../../lib/session/use-resend-verification.ts';
import { stack } from '../../../components/style/class-names.ts';

/** For signed-in users: a link to the product, and a button that sends the verification mail again. */
export const ResendActions = ({ email }: { email: string }) => {
  const { isPending, run: resend } = useUserAction(useResendVerification());
  return (
    <div className={stack({ gap: 12, marginTop: 32 })}>
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
