import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PasswordRequirement } from '@valia/domain/accounts/password-policy.ts';
import { requirementList } from './requirement-list.ts';

/** Why the server refused a new password; without a reason, that it did. */
export const weakPasswordText = (
  i18n: I18n,
  requirements: readonly PasswordRequirement[],
): string => {
  const list = requirementList(i18n, requirements);
  return list === ''
    ? i18n._(msg`Requisitos no cumplidos`)
    : i18n._(msg`Contraseña débil: ${list}`);
};
