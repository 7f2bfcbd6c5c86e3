import { useLingui } from '@lingui/react/macro';
import { RefusalError } from '../act/refusal-error.ts';
import type { UserAction } from '../act/use-user-action.ts';
import { trpc } from '../trpc.ts';
import { useTooSoonToast } from './use-too-soon-toast.ts';

/** Requests the verification mail again. */
export const useResendVerification = (): UserAction<{ email: string }, unknown> => {
  const { t } = useLingui();
  const tellTooSoon = useTooSoonToast();
  const { mutateAsync } = trpc.auth.resendVerification.useMutation();
  return {
    call: async (input) => {
      if (input.email === '')
        throw new RefusalError({ kind: 'error', title: t`No se pudo obtener tu email` });
      return mutateAsync(input);
    },
    done: t`Email de verificación enviado. Revisa tu bandeja de entrada.`,
    failed: t`Error al enviar email. Intenta de nuevo más tarde.`,
    onFailed: tellTooSoon,
  };
};
