import { useLingui } from '@lingui/react/macro';
import { useNewPassword } from '../../../components/password/use-new-password.tsx';
import type { UserAction } from '../../../lib/act/use-user-action.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { forgetPath } from '../../../lib/session/previous-path.ts';
import { endSession } from '../../../lib/session/session-store.ts';
import { trpc } from '../../../lib/trpc.ts';

interface ResetOutcomes {
  onDone: () => void;
  /** Called when the link was used, replaced or expired after it was opened. */
  onInvalidLink: () => void;
}

/** Sets a new password with a recovery link. It does not sign the user in. */
export const useResetPassword = (
  token: string,
  { onDone, onInvalidLink }: ResetOutcomes,
): UserAction<{ password: string }, unknown> => {
  const { t } = useLingui();
  const { mutateAsync } = trpc.auth.resetPassword.useMutation();
  const setPassword = useNewPassword('password');
  const sessionQuery = trpc.useUtils().auth.session;
  return {
    call: ({ password }) => setPassword(password, () => mutateAsync({ token, password })),
    done: t`Contraseña actualizada exitosamente`,
    onDone: async () => {
      // The change of password ended every session, including one in this browser.
      await sessionQuery.cancel();
      sessionQuery.setData(undefined, null);
      endSession(true);
      forgetPath();
      onDone();
    },
    failed: t`Error al actualizar contraseña`,
    onFailed: (error) => {
      if (callFailure(error)?.code === 'link-not-valid') onInvalidLink();
      return false;
    },
  };
};
