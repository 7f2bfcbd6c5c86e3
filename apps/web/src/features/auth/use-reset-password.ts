import { useLingui } from '@lingui/react/macro';
import { callFailure } from '../../lib/call-failure.ts';
import { forgetPath } from '../../lib/previous-path.ts';
import { endSession } from '../../lib/session-store.ts';
import { showToast } from '../../lib/show-toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { type ShowErrors, useCheckNewPassword } from '../../lib/use-check-new-password.tsx';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';

interface ResetOutcomes {
  onDone: () => void;
  /** The link has been used, replaced or outlived since it was opened. */
  onInvalidLink: () => void;
  onRefused: ShowErrors;
}

interface ResetPassword {
  isPending: boolean;
  reset: (token: string, password: string) => Promise<void>;
}

/** Sets a new password by a recovery link and tells of it. It signs nobody in. */
export const useResetPassword = (outcomes: ResetOutcomes): ResetPassword => {
  const { t } = useLingui();
  const { isStrong, isChecking, tellFailure } = useCheckNewPassword('password', outcomes.onRefused);
  const { mutateAsync, isPending } = trpc.auth.resetPassword.useMutation();
  const sessionQuery = trpc.useUtils().auth.session;
  const runAlone = useOneAtATime();

  const reset = (token: string, password: string): Promise<void> =>
    runAlone(async () => {
      try {
        if (!(await isStrong(password))) return;
        await mutateAsync({ token, password });
        // Every session has ended with the old password, one of this browser's too.
        await sessionQuery.cancel();
        sessionQuery.setData(undefined, null);
        endSession(true);
        forgetPath();
        showToast({ kind: 'success', title: t`Contraseña actualizada exitosamente` });
        outcomes.onDone();
      } catch (error) {
        tellFailure(error);
        if (callFailure(error)?.code === 'link-not-valid') outcomes.onInvalidLink();
      }
    });

  return { isPending: isPending || isChecking, reset };
};
