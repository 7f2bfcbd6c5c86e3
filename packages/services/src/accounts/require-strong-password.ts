import { isPopularPassword } from '@valia/auth/popular-passwords.ts';
import {
  missingPasswordRequirements,
  type PasswordRequirement,
} from '@valia/domain/accounts/password-policy.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';

/** What a new password lacks by the policy and the list of the commonest ones; nothing: it may be used. */
export const passwordFaults = (password: string): PasswordRequirement[] => [
  ...missingPasswordRequirements(password),
  ...(isPopularPassword(password) ? (['password-too-common'] as const) : []),
];

/** Refuses a weak password as `password-too-weak`, with every fault at the input's `path`. */
export const requireStrongPassword = (password: string, path: string): void => {
  const faults = passwordFaults(password);
  if (faults.length === 0) return;
  const fields = faults.map((code) => ({ path, code, params: {} }));
  throw new AppError('password-too-weak', fields);
};
