import { createHash, randomInt } from 'node:crypto';

// Crockford's alphabet has no letter that looks like a digit, so that a user can type a printed code.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const [groups, groupLength] = [4, 4];
const setSize = 10;

const createCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/** Ten codes of 80 random bits, shown once. */
export const createRecoveryCodes = (): string[] => Array.from({ length: setSize }, createCode);

/** Accepts lower case, spaces and hyphens, and replaces letters that look like digits with those digits. */
const plainCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** SHA-256 in hexadecimal: the form in which the database stores a code. */
export const hashRecoveryCode = (typed: string): string =>
  createHash('sha256').update(plainCode(typed)).digest('hex');
