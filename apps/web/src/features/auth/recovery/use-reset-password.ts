import { useLingui } from '@lingui/react/macro';
import { useNewPassword } from '../../../components/password/use-new-password.tsx';
import type { Act } from '../../../lib/act/use-act.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { forgetPath } from '../../../lib/session/previous-path.ts';
import { endSession } from '../../../lib/session/session-store.ts';
import { trpc } from '../../../lib/trpc.ts';

interface ResetOutcomes {
  onDone: () => void;
  /** The link has been used, replaced or outlived since it was opened. */
  onInvalidLink: () => void;
}

/** Sets a new password by a recovery link. It signs nobody in. */
export const useResetPassword = (
  token: string,
  { onDone, onInvalidLink }: ResetOutcomes,
): Act<{ password: string }, unknown> => {
  const { t } = useLingui();
  const { mutateAsync } = trpc.auth.resetPassword.useMutation();
  const setPassword = useNewPassword('password');
  const sessionQuery = trpc.useUtils().auth.session;
  return {
    call: ({ password }) => setPassword(password, () => mutateAsync({ token, password })),
    done: t`Contraseña actualizada exitosamente`,
    onDone: async () => {
      // Every session has ended with the old password, one of this browser's too.
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
