import { useLingui } from '@lingui/react/macro';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { callFailure } from './call-failure.ts';
import { showError } from './show-error.ts';
import { showToast } from './show-toast.ts';
import { trpc } from './trpc.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface ResendVerification {
  isPending: boolean;
  /** `onRefused` gets what the server found wrong, by field. */
  resend: (email: string, onRefused?: (issues: FieldIssue[]) => void) => Promise<void>;
}

/** Asks for the verification mail again and tells of it. */
export const useResendVerification = (): ResendVerification => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = trpc.auth.resendVerification.useMutation();
  const runAlone = useOneAtATime();

  const send: ResendVerification['resend'] = async (email, onRefused) => {
    try {
      await mutateAsync({ email });
      showToast({
        kind: 'success',
        title: t`Email de verificación enviado. Revisa tu bandeja de entrada.`,
      });
    } catch (error) {
      onRefused?.(callFailure(error)?.fields ?? []);
      showError(error, t`Error al enviar email. Intenta de nuevo más tarde.`);
    }
  };
  const resend: ResendVerification['resend'] = async (email, onRefused) => {
    if (email === '') showToast({ kind: 'error', title: t`No se pudo obtener tu email` });
    else await runAlone(() => send(email, onRefused));
  };

  return { isPending, resend };
};
