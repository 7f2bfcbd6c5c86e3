const looksAt = 2_000;
/** The minimum fraction of zero bytes in UTF-16. Latin letters have a zero byte in UTF-16; a UTF-8 text has none. */
const leastZeros = 0.3;

/**
 * The UTF-16 encoding of the bytes, detected by the byte order mark or by the zero bytes of letters; null for other
 * encodings.
 */
export const detectUtf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const length = Math.min(bytes.length, looksAt) & ~1;
  let [even, odd] = [0, 0];
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  const enough = (length / 2) * leastZeros;
  if (odd > enough && even < odd / 4) return 'utf-16le';
  return even > enough && odd < even / 4 ? 'utf-16be' : null;
};
