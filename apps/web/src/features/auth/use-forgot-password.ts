import { useLingui } from '@lingui/react/macro';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import { callFailure } from '../../lib/call-failure.ts';
import { showError } from '../../lib/show-error.ts';
import { showToast } from '../../lib/show-toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';

interface ForgotPassword {
  isPending: boolean;
  /** Answers whether the request was taken; `onRefused` gets what the server found wrong, by field. */
  request: (email: string, onRefused?: (issues: FieldIssue[]) => void) => Promise<boolean>;
}

/** Asks for a recovery mail and tells of it. */
export const useForgotPassword = (): ForgotPassword => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = trpc.auth.forgotPassword.useMutation();
  const runAlone = useOneAtATime();

  const send: ForgotPassword['request'] = async (email, onRefused) => {
    try {
      await mutateAsync({ email });
      showToast({ kind: 'success', title: t`Email de recuperación enviado` });
      return true;
    } catch (error) {
      const failure = callFailure(error);
      onRefused?.(failure?.fields ?? []);
      const saysWhy = failure !== null && failure.code !== 'internal';
      showError(error, saysWhy ? undefined : t`Error al enviar email de recuperación`);
      return false;
    }
  };
  const request: ForgotPassword['request'] = async (email, onRefused) =>
    (await runAlone(() => send(email, onRefused))) === true;

  return { isPending, request };
};
