import { Trans } from '@lingui/react/macro';
import { EmailForm } from './email-form.tsx';
import { useForgotPassword } from './use-forgot-password.ts';

interface ForgotPasswordFormProps {
  /** What was typed before, when one comes back to mend it. */
  email: string;
  onSent: (email: string) => void;
}

/** The address that the recovery link is sent to. */
export const ForgotPasswordForm = ({ email, onSent }: ForgotPasswordFormProps) => {
  const { isPending, request } = useForgotPassword();
  return (
    <EmailForm
      email={email}
      action={<Trans>Enviar enlace de recuperación</Trans>}
      isPending={isPending}
      onSend={(typed, onRefused) =>
        void request(typed, onRefused).then((isTaken) => isTaken && onSent(typed))
      }
    />
  );
};
