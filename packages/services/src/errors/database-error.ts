import type { ErrorCode } from '@valia/domain/errors/app-error.ts';

/** Error codes of the driver and the network: the server is unreachable or does not answer in time. */
const awayCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Error codes of a full disk: the disk of the files or, for 53100, the disk of the database. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

// Codes of PostgreSQL, appendix A: class 08 connection, 53 resources, 57 operator (57014: statement
// time-out), 58030 a failed read or write on its disk, 40001 and 40P01 lost races, 55P03 and 25P03 waits that
// timed out.
const awayStates = /^(?:08...|53...|57...|58030|40001|40P01|55P03|25P03)$/;

/**
 * Errors caused by the caller's input: text with NUL, a malformed uuid or date, a number out of range, a string that is
 * too long.
 */
const inputStates = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);

/** 23503 and 23505: another transaction deleted or inserted the row between the check and the write. */
const raceStates = new Set(['23503', '23505']);

const longestChain = 10;

const codesOf = (error: unknown): string[] => {
  const codes: string[] = [];
  let link = error;
  for (let depth = 0; depth < longestChain && link instanceof Error; depth += 1) {
    if ('code' in link && typeof link.code === 'string') codes.push(link.code);
    link = link.cause;
  }
  return codes;
};

/**
 * The error code shown to the caller for a failure of the database or of a disk; null for any other error, and for a
 * bug of the product.
 */
export const databaseErrorCode = (error: unknown): ErrorCode | null => {
  for (const code of codesOf(error)) {
    if (fullCodes.has(code)) return 'storage-full';
    if (awayCodes.has(code) || awayStates.test(code)) return 'unavailable';
    if (inputStates.has(code)) return 'invalid-input';
    if (raceStates.has(code)) return 'conflict';
  }
  return null;
};
