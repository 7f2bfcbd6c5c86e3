import type { PasswordRequirement } from '@valia/domain/accounts/password-policy.ts';
import { passwordFaults } from '../accounts/require-strong-password.ts';

/** What a password lacks to replace another one. */
export const validatePassword = ({
  input: { password },
}: {
  input: { password: string };
}): { valid: boolean; errors: PasswordRequirement[] } => {
  const errors = passwordFaults(password);
  return { valid: errors.length === 0, errors };
};
