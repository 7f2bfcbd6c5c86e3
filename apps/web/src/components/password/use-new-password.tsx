import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  missingPasswordRequirements,
  passwordRequirements,
  type PasswordRequirement,
} from '@valia/domain/accounts/password-policy.ts';
import { Refusal } from '../../lib/act/refusal.ts';
import { callFailure } from '../../lib/errors/call-failure.ts';
import { errorToast } from '../../lib/errors/show-error.ts';
import { requirementList } from './requirement-list.ts';
import { useCalls } from '../../lib/page/page-frame.tsx';
import { fieldErrors } from '../form/check-form.tsx';

/** Why the server refused a new password; without a reason, that it did. */
const weakPasswordText = (i18n: I18n, requirements: readonly PasswordRequirement[]): string => {
  const list = requirementList(i18n, requirements);
  return list === ''
    ? i18n._(msg`Requisitos no cumplidos`)
    : i18n._(msg`Contraseña débil: ${list}`);
};

/** The same beside the field, in the language shown now. */
const WeakPassword = ({ requirements }: { requirements: readonly PasswordRequirement[] }) => {
  const { i18n } = useLingui();
  return <>{weakPasswordText(i18n, requirements)}</>;
};

type SetPassword = <Answer>(password: string, set: () => Promise<Answer>) => Promise<Answer>;

/** Sets a password that the policy allows, here first and then for the server, which knows the commonest ones too. */
export const useNewPassword = (field: 'newPassword' | 'password'): SetPassword => {
  const { t, i18n } = useLingui();
  const { validatePassword } = useCalls();

  const weak = (requirements: readonly PasswordRequirement[], title?: string): Refusal =>
    new Refusal(
      { kind: 'error', title: title ?? weakPasswordText(i18n, requirements) },
      { [field]: <WeakPassword requirements={requirements} /> },
    );

  const requireStrong = async (password: string): Promise<void> => {
    const missing = missingPasswordRequirements(password);
    if (missing.length > 0) {
      const list = requirementList(i18n, missing);
      throw weak(missing, t`Contraseña débil. Requiere: ${list}`);
    }
    const { valid, errors } = await validatePassword({ password }).catch((error: unknown) => {
      const issues = callFailure(error)?.fields ?? [];
      throw new Refusal(
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
