import { undisguisePassword } from '@valia/domain/accounts/password-policy.ts';
import data from './popular-passwords-data.json' with { type: 'json' };

let commonest: ReadonlySet<string> | null = null;

/** Whether a password is one of the 10,000 most common ones, or a simple variation of one. */
export const isPopularPassword = (password: string): boolean => {
  commonest ??= new Set(data.passwords.split(' '));
  const list = commonest;
  return undisguisePassword(password).some((form) => list.has(form));
};
