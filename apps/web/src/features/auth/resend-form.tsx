import { Trans } from '@lingui/react/macro';
import { useResendVerification } from '../../lib/use-resend-verification.ts';
import { EmailForm } from './email-form.tsx';

/** For who is not signed in here: the address to send the verification link to again. */
export const ResendForm = () => {
  const { isPending, resend } = useResendVerification();
  return (
    <EmailForm
      action={<Trans>Enviar email de verificación</Trans>}
      isPending={isPending}
      onSend={(email, onRefused) => void resend(email, onRefused)}
    />
  );
};
