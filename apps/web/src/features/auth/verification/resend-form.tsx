import { Trans } from '@lingui/react/macro';
import { useResendVerification } from '../../../lib/session/use-resend-verification.ts';
import { EmailForm } from '../guest/email-form.tsx';

/** For who is not signed in here: the address to send the verification link to again. */
export const ResendForm = () => (
  <EmailForm act={useResendVerification()}>
    <Trans>Enviar email de verificación</Trans>
  </EmailForm>
);
