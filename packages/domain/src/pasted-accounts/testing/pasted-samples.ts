import { accountNumbers } from './account-numbers.ts';
import { catalanAccounts } from './catalan-accounts.ts';
import { normalAccounts } from './normal-accounts.ts';
import type { PastedSample } from './pasted-sample.ts';
import { shorterAccounts } from './shorter-accounts.ts';

/** Forty blocks based on the Spanish models of annual accounts, written before the reader existed. */
export const pastedSamples: readonly PastedSample[] = [
  ...normalAccounts,
  ...shorterAccounts,
  ...catalanAccounts,
  ...accountNumbers,
];
