import { isPopularPassword } from '@valia/auth/popular-passwords.ts';
import {
  missingPasswordRequirements,
  type PasswordRequirement,
} from '@valia/domain/accounts/password-policy.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';

/**
 * The requirements that a new password fails: those of the policy and of the list of the most common passwords. An
 * empty array means that the password is allowed.
 */
export const passwordWeaknesses = (password: string): PasswordRequirement[] => [
  ...missingPasswordRequirements(password),
  ...(isPopularPassword(password) ? (['password-too-common'] as const) : []),
];

/** Throws `password-too-weak` for a weak password, with every unmet requirement at the input's `path`. */
export const requireStrongPassword = (password: string, path: string): void => {
  const faults = passwordWeaknesses(password);
  if (faults.length === 0) return;
  const fields = faults.map((code) => ({ path, code, params: {} }));
  throw new AppError('password-too-weak', fields);
};
