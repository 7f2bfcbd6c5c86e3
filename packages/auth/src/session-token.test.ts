import { describe, expect, test } from 'vitest';
import { createSessionToken, hashSessionToken } from './session-token.ts';

describe('a session token', () => {
  test('has 256 bits, never twice the same', () => {
    const tokens = Array.from({ length: 1000 }, createSessionToken);
    expect(new Set(tokens).size).toBe(1000);
    expect(Buffer.from(tokens[0] ?? '', 'base64url')).toHaveLength(32);
  });

  test('is kept as its SHA-256 (the published value for "abc")', () => {
    expect(hashSessionToken('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});
