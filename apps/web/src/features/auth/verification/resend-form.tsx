import { Trans } from '@lingui/react/macro';
import { useResendVerification } from '../../../lib/session/use-resend-verification.ts';
import { EmailForm } from '../guest/email-form.tsx';

/** For users who are not signed in here: the email address to which the verification link is sent again. */
export const ResendForm = () => (
  <EmailForm act={useResendVerification()}>
    <Trans>Enviar email de verificación</Trans>
  </EmailForm>
);
