import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readVerificationCode, toVerificationCode } from './verification-code.ts';

const bytes = fc.uint8Array({ minLength: 20, maxLength: 20 });

test('a code is five groups of four, and read back as it was printed', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = toVerificationCode(random);
      expect(code).toMatch(/^(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
      expect(readVerificationCode(code)).toBe(code);
      expect(readVerificationCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
    }),
  );
});

test('what is mistaken on paper is read as the digit it stands for', () => {
  expect(readVerificationCode('OIL0-1111-2222-3333-4444')).toBe('0110-1111-2222-3333-4444');
});

test.each(['', 'abc', '0000-0000-0000-0000-000', 'U000-0000-0000-0000-0000', '../../x'])(
  '%j is no code',
  (typed) => {
    expect(readVerificationCode(typed)).toBeNull();
  },
);

test('too little randomness makes no code', () => {
  expect(() => toVerificationCode(new Uint8Array(19))).toThrow('20 random bytes');
});
