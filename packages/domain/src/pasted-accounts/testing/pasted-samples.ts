import { accountNumbers } from './account-numbers.ts';
import { catalanAccounts } from './catalan-accounts.ts';
import { normalAccounts } from './normal-accounts.ts';
import type { PastedSample } from './pasted-sample.ts';
import { shorterAccounts } from './shorter-accounts.ts';

/** Forty blocks after the Spanish models of annual accounts, fixed before anything could read them. */
export const pastedSamples: readonly PastedSample[] = [
  ...normalAccounts,
  ...shorterAccounts,
  ...catalanAccounts,
  ...accountNumbers,
];
