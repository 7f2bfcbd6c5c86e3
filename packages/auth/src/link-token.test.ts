import { describe, expect, test } from 'vitest';
import { createLinkTokenMaker, hashLinkToken } from './link-token.ts';

const link = '5f0c6c1e-2f43-4d63-9f52-0f7d3bcb8d11';
const secret = 'a secret of at least thirty-two characters';

describe('the token of a link', () => {
  test('has 256 bits and is the same for the same link', () => {
    const token = createLinkTokenMaker(secret)(link);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(createLinkTokenMaker(secret)(link)).toBe(token);
  });

  test('is another one for another link or another secret', () => {
    const token = createLinkTokenMaker(secret)(link);
    expect(createLinkTokenMaker(secret)(link.replace('5', '6'))).not.toBe(token);
    expect(createLinkTokenMaker(`${secret}!`)(link)).not.toBe(token);
  });

  test('is stored as a hash that does not hold it', () => {
    const token = createLinkTokenMaker(secret)(link);
    expect(hashLinkToken(token)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashLinkToken(token)).not.toContain(token);
  });
});
