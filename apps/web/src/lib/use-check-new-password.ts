import { useLingui } from '@lingui/react/macro';
import {
  missingPasswordRequirements,
  type PasswordRequirement,
} from '@valia/domain/accounts/password-policy.ts';
import { requirementList } from './requirement-list.ts';
import { showError } from './show-error.ts';
import { showToast } from './show-toast.ts';
import { trpc } from './trpc.ts';

interface CheckNewPassword {
  isChecking: boolean;
  /** Whether the password may replace another one; if not, a toast has said why. */
  isStrong: (password: string) => Promise<boolean>;
  /** Tells of what the server found missing. */
  showWeak: (requirements: readonly PasswordRequirement[]) => void;
}

/** Checks a password by the policy, here first and then by the server, which knows the commonest ones too. */
export const useCheckNewPassword = (): CheckNewPassword => {
  const { t, i18n } = useLingui();
  const { mutateAsync, isPending } = trpc.auth.validatePassword.useMutation();

  const showWeak = (requirements: readonly PasswordRequirement[]): void => {
    const list = requirementList(i18n, requirements);
    showToast({
      kind: 'error',
      title: list === '' ? t`Requisitos no cumplidos` : t`Contraseña débil: ${list}`,
    });
  };

  const isStrong = async (password: string): Promise<boolean> => {
    const missing = missingPasswordRequirements(password);
    if (missing.length > 0) {
      const list = requirementList(i18n, missing);
      showToast({ kind: 'error', title: t`Contraseña débil. Requiere: ${list}` });
      return false;
    }
    try {
      const { valid, errors } = await mutateAsync({ password });
      if (!valid) showWeak(errors);
      return valid;
    } catch (error) {
      showError(error, t`Error al validar la contraseña`);
      return false;
    }
  };

  return { isChecking: isPending, isStrong, showWeak };
};
