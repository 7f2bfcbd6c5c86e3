import { useLingui } from '@lingui/react/macro';
import { passwordRequirements } from '@valia/domain/accounts/password-policy.ts';
import { useRef } from 'react';
import { callFailure } from '../../lib/call-failure.ts';
import { showError } from '../../lib/show-error.ts';
import { showToast } from '../../lib/show-toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useCheckNewPassword } from '../../lib/use-check-new-password.ts';
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

/** Changes the password and tells of it; `onWrongPassword`: the current one was not right. */
export const useChangePassword = (onWrongPassword: () => void): ChangePassword => {
  const { t } = useLingui();
  const { isStrong, showWeak, isChecking } = useCheckNewPassword();
  const { mutateAsync, isPending } = trpc.auth.account.changePassword.useMutation();
  const refresh = useRefreshSecurity();
  const busy = useRef(false);

  const tellFailure = (error: unknown): void => {
    const failure = callFailure(error);
    if (failure?.code === 'password-too-weak') {
      const codes = failure.fields.map(({ code }) => code);
      showWeak(passwordRequirements.filter((requirement) => codes.includes(requirement)));
      return;
    }
    showError(error, t`Error al actualizar contraseña`);
    if (failure?.code === 'password-wrong') onWrongPassword();
  };

  const change = async (passwords: PasswordChange): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    try {
      if (!(await isStrong(passwords.newPassword))) return false;
      await mutateAsync(passwords);
      showToast({ kind: 'success', title: t`Contraseña actualizada exitosamente` });
      await refresh();
      return true;
    } catch (error) {
      tellFailure(error);
      return false;
    } finally {
      busy.current = false;
    }
  };

  return { isPending: isPending || isChecking, change };
};
