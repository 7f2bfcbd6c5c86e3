import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { passwordRequirements } from '@valia/domain/accounts/password-policy.ts';
import { callFailure } from '../../lib/call-failure.ts';
import { forgetPath } from '../../lib/previous-path.ts';
import { endSession } from '../../lib/session-store.ts';
import { showError } from '../../lib/show-error.ts';
import { showToast } from '../../lib/show-toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useCheckNewPassword } from '../../lib/use-check-new-password.ts';

interface ResetOutcomes {
  onDone: () => void;
  /** The link has been used, replaced or outlived since it was opened. */
  onInvalidLink: () => void;
}

interface ResetPassword {
  isPending: boolean;
  reset: (token: string, password: string) => Promise<void>;
}

/** Sets a new password by a recovery link and tells of it. It signs nobody in. */
export const useResetPassword = ({ onDone, onInvalidLink }: ResetOutcomes): ResetPassword => {
  const { t } = useLingui();
  const { isStrong, showWeak, isChecking } = useCheckNewPassword();
  const { mutateAsync, isPending } = trpc.auth.resetPassword.useMutation();
  const sessionQuery = trpc.useUtils().auth.session;
  const busy = useRef(false);

  const tellFailure = (error: unknown): void => {
    const failure = callFailure(error);
    if (failure?.code === 'password-too-weak') {
      const codes = failure.fields.map(({ code }) => code);
      showWeak(passwordRequirements.filter((requirement) => codes.includes(requirement)));
      return;
    }
    showError(error, t`Error al actualizar contraseña`);
    if (failure?.code === 'link-not-valid') onInvalidLink();
  };

  const reset = async (token: string, password: string): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    try {
      if (!(await isStrong(password))) return;
      await mutateAsync({ token, password });
      // Every session has ended with the old password, one of this browser's too.
      await sessionQuery.cancel();
      sessionQuery.setData(undefined, null);
      endSession(true);
      forgetPath();
      showToast({ kind: 'success', title: t`Contraseña actualizada exitosamente` });
      onDone();
    } catch (error) {
      tellFailure(error);
    } finally {
      busy.current = false;
    }
  };

  return { isPending: isPending || isChecking, reset };
};
