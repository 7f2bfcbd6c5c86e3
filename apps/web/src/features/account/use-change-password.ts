import { useLingui } from '@lingui/react/macro';
import { callFailure } from '../../lib/call-failure.ts';
import { showToast } from '../../lib/show-toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { type ShowErrors, useCheckNewPassword } from '../../lib/use-check-new-password.tsx';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useRefreshSecurity } from './use-refresh-security.ts';

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

interface ChangePassword {
  isPending: boolean;
  /** Answers whether the password was changed. */
  change: (passwords: PasswordChange) => Promise<boolean>;
}

/** Changes the password and tells of it. */
export const useChangePassword = (onRefused: ShowErrors): ChangePassword => {
  const { t } = useLingui();
  const { isStrong, isChecking, tellFailure } = useCheckNewPassword('newPassword', onRefused);
  const { mutateAsync, isPending } = trpc.auth.account.changePassword.useMutation();
  const refresh = useRefreshSecurity();
  const runAlone = useOneAtATime();

  const send = async (passwords: PasswordChange): Promise<boolean> => {
    try {
      if (!(await isStrong(passwords.newPassword))) return false;
      await mutateAsync(passwords);
      showToast({ kind: 'success', title: t`Contraseña actualizada exitosamente` });
      await refresh();
      return true;
    } catch (error) {
      tellFailure(error);
      if (callFailure(error)?.code === 'password-wrong')
        onRefused({ currentPassword: t`La contraseña actual no es correcta.` });
      return false;
    }
  };
  const change = async (passwords: PasswordChange): Promise<boolean> =>
    (await runAlone(() => send(passwords))) === true;

  return { isPending: isPending || isChecking, change };
};
