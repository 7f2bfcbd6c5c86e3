import { useLingui } from '@lingui/react/macro';
import { Refusal } from '../act/refusal.ts';
import type { Act } from '../act/use-act.ts';
import { trpc } from '../trpc.ts';
import { useTooSoonToast } from './use-too-soon-toast.ts';

/** Asks for the verification mail again. */
export const useResendVerification = (): Act<{ email: string }, unknown> => {
  const { t } = useLingui();
  const tellTooSoon = useTooSoonToast();
  const { mutateAsync } = trpc.auth.resendVerification.useMutation();
  return {
    call: async (input) => {
      if (input.email === '')
        throw new Refusal({ kind: 'error', title: t`No se pudo obtener tu email` });
      return mutateAsync(input);
    },
    done: t`Email de verificación enviado. Revisa tu bandeja de entrada.`,
    failed: t`Error al enviar email. Intenta de nuevo más tarde.`,
    onFailed: tellTooSoon,
  };
};
