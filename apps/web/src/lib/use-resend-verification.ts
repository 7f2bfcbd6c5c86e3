import { useLingui } from '@lingui/react/macro';
import { showError } from './show-error.ts';
import { showToast } from './show-toast.ts';
import { trpc } from './trpc.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface ResendVerification {
  isPending: boolean;
  resend: (email: string) => Promise<void>;
}

/** Asks for the verification mail again and tells of it. */
export const useResendVerification = (): ResendVerification => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = trpc.auth.resendVerification.useMutation();
  const runAlone = useOneAtATime();

  const send = async (email: string): Promise<void> => {
    try {
      await mutateAsync({ email });
      showToast({
        kind: 'success',
        title: t`Email de verificación enviado. Revisa tu bandeja de entrada.`,
      });
    } catch (error) {
      showError(error, t`Error al enviar email. Intenta de nuevo más tarde.`);
    }
  };
  const resend = async (email: string): Promise<void> => {
    if (email === '') showToast({ kind: 'error', title: t`No se pudo obtener tu email` });
    else await runAlone(() => send(email));
  };

  return { isPending, resend };
};
