import { useLingui } from '@lingui/react/macro';
import {
  missingPasswordRequirements,
  passwordRequirements,
  type PasswordRequirement,
} from '@valia/domain/accounts/password-policy.ts';
import type { ReactNode } from 'react';
import { callFailure } from './call-failure.ts';
import { fieldErrors } from './field-errors.tsx';
import { requirementList } from './requirement-list.ts';
import { showError } from './show-error.ts';
import { showToast } from './show-toast.ts';
import { trpc } from './trpc.ts';
import { WeakPassword } from './weak-password.tsx';
import { weakPasswordText } from './weak-password-text.ts';

/** Gets what is wrong, by the field of the input that it stands at. */
export type ShowErrors = (errors: Record<string, ReactNode>) => void;

interface CheckNewPassword {
  isChecking: boolean;
  /** Whether the password may replace another one; if not, a toast and the field have said why. */
  isStrong: (password: string) => Promise<boolean>;
  /** Tells of a call that should have set the password. */
  tellFailure: (error: unknown) => void;
}

/** Checks a password by the policy, here first and then by the server, which knows the commonest ones too. */
export const useCheckNewPassword = (
  field: 'newPassword' | 'password',
  onRefused: ShowErrors,
): CheckNewPassword => {
  const { t, i18n } = useLingui();
  const { mutateAsync, isPending } = trpc.auth.validatePassword.useMutation();

  const refuse = (requirements: readonly PasswordRequirement[], title: string): void => {
    showToast({ kind: 'error', title });
    onRefused({ [field]: <WeakPassword requirements={requirements} /> });
  };
  const showWeak = (requirements: readonly PasswordRequirement[]): void =>
    refuse(requirements, weakPasswordText(i18n, requirements));

  const isStrong = async (password: string): Promise<boolean> => {
    const missing = missingPasswordRequirements(password);
    if (missing.length > 0) {
      const list = requirementList(i18n, missing);
      refuse(missing, t`Contraseña débil. Requiere: ${list}`);
      return false;
    }
    try {
      const { valid, errors } = await mutateAsync({ password });
      if (!valid) showWeak(errors);
      return valid;
    } catch (error) {
      const issues = callFailure(error)?.fields ?? [];
      onRefused(fieldErrors(issues.map((issue) => ({ ...issue, path: field }))));
      showError(error, t`Error al validar la contraseña`);
      return false;
    }
  };

  const tellFailure = (error: unknown): void => {
    const failure = callFailure(error);
    const issues = failure?.fields ?? [];
    if (failure?.code === 'password-too-weak') {
      const codes = issues.map(({ code }) => code);
      showWeak(passwordRequirements.filter((requirement) => codes.includes(requirement)));
      return;
    }
    onRefused(fieldErrors(issues));
    showError(error, t`Error al actualizar contraseña`);
  };

  return { isChecking: isPending, isStrong, tellFailure };
};
