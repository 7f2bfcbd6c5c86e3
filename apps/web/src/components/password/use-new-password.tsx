import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  missingPasswordRequirements,
  passwordRequirements,
  type PasswordRequirement,
} from '@valia/domain/accounts/password-policy.ts';
import { RefusalError } from '../../lib/act/refusal-error.ts';
import { callFailure } from '../../lib/errors/call-failure.ts';
import { errorToast } from '../../lib/errors/show-error.ts';
import { joinRequirements } from './join-requirements.ts';
import { usePageCalls } from '../../lib/page/page-frame.tsx';
import { fieldErrors } from '../form/check-form.tsx';

/** The reason why the server refused a new password; without a known reason, a general text. */
const weakPasswordText = (i18n: I18n, requirements: readonly PasswordRequirement[]): string => {
  const list = joinRequirements(i18n, requirements);
  return list === ''
    ? i18n._(msg`Requisitos no cumplidos`)
    : i18n._(msg`Contraseña débil: ${list}`);
};

/** The same text for display beside the field, in the current language. */
const WeakPassword = ({ requirements }: { requirements: readonly PasswordRequirement[] }) => {
  const { i18n } = useLingui();
  return <>{weakPasswordText(i18n, requirements)}</>;
};

type SetPassword = <Answer>(password: string, set: () => Promise<Answer>) => Promise<Answer>;

/**
 * Sets a new password. It is checked against the policy here first, and then by the server, which also knows the most
 * common passwords.
 */
export const useNewPassword = (field: 'newPassword' | 'password'): SetPassword => {
  const { t, i18n } = useLingui();
  const { validatePassword } = usePageCalls();

  const weak = (requirements: readonly PasswordRequirement[], title?: string): RefusalError =>
    new RefusalError(
      { kind: 'error', title: title ?? weakPasswordText(i18n, requirements) },
      { [field]: <WeakPassword requirements={requirements} /> },
    );

  const requireStrong = async (password: string): Promise<void> => {
    const missing = missingPasswordRequirements(password);
    if (missing.length > 0) {
      const list = joinRequirements(i18n, missing);
      throw weak(missing, t`Contraseña débil. Requiere: ${list}`);
    }
    const { valid, errors } = await validatePassword({ password }).catch((error: unknown) => {
      const issues = callFailure(error)?.fields ?? [];
      throw new RefusalError(
        errorToast(error, t`Error al validar la contraseña`),
        fieldErrors(issues.map((issue) => ({ ...issue, path: field }))),
      );
    });
    if (!valid) throw weak(errors);
  };

  return async (password, set) => {
    await requireStrong(password);
    try {
      return await set();
    } catch (error) {
      const failure = callFailure(error);
      if (failure?.code !== 'password-too-weak') throw error;
      const codes = failure.fields.map(({ code }) => code);
      throw weak(passwordRequirements.filter((requirement) => codes.includes(requirement)));
    }
  };
};
