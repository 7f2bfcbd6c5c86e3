import { useLingui } from '@lingui/react';
import type { PasswordRequirement } from '@valia/domain/accounts/password-policy.ts';
import { weakPasswordText } from './weak-password-text.ts';

/** The same beside the field, in the language shown now. */
export const WeakPassword = ({
  requirements,
}: {
  requirements: readonly PasswordRequirement[];
}) => {
  const { i18n } = useLingui();
  return <>{weakPasswordText(i18n, requirements)}</>;
};
