/** Crockford's digits, none of which is mistaken for another when a code is read from paper. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 20;
const groupLength = 4;

export const verificationCodePattern = /^(?:[0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/;

/**
 * 100 bits as `7K2M-…`, five groups of four characters, so that nobody finds a report by guessing. `random` has at
 * least 20 bytes.
 */
export const toVerificationCode = (random: Uint8Array): string => {
  if (random.length < codeLength) throw new Error('A verification code takes 20 random bytes');
  const letters = Array.from(random.subarray(0, codeLength), (byte) => digits.charAt(byte % 32));
  return Array.from({ length: codeLength / groupLength }, (_, group) =>
    letters.slice(group * groupLength, (group + 1) * groupLength).join(''),
  ).join('-');
};

/** A typed code, converted to the printed form; null when it cannot be a code. */
export const readVerificationCode = (typed: string): string | null => {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const code = letters.match(/.{1,4}/g)?.join('-') ?? '';
  return verificationCodePattern.test(code) ? code : null;
};
