import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { showError } from './show-error.ts';
import { showToast } from './show-toast.ts';
import { trpc } from './trpc.ts';

interface ResendVerification {
  isPending: boolean;
  /** Answers whether the request was taken. */
  resend: (email: string) => Promise<boolean>;
}

/** Asks for the verification mail again and tells of it. */
export const useResendVerification = (): ResendVerification => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = trpc.auth.resendVerification.useMutation();
  const busy = useRef(false);

  const resend = async (email: string): Promise<boolean> => {
    if (email === '') {
      showToast({ kind: 'error', title: t`No se pudo obtener tu email` });
      return false;
    }
    if (busy.current) return false;
    busy.current = true;
    try {
      await mutateAsync({ email });
      showToast({
        kind: 'success',
        title: t`Email de verificación enviado. Revisa tu bandeja de entrada.`,
      });
      return true;
    } catch (error) {
      showError(error, t`Error al enviar email. Intenta de nuevo más tarde.`);
      return false;
    } finally {
      busy.current = false;
    }
  };

  return { isPending, resend };
};
