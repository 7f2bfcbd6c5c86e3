import { expect, test } from 'vitest';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';

test('ten different recovery codes in groups that can be read aloud', () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes)
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
});

test('a recovery code typed from paper is the same one', () => {
  expect(hashRecoveryCode(' o1lb-9z7k 4mqt5wxy')).toBe(hashRecoveryCode('011B-9Z7K-4MQT-5WXY'));
  expect(hashRecoveryCode('011B-9Z7K-4MQT-5WXZ')).not.toBe(hashRecoveryCode('011B-9Z7K-4MQT-5WXY'));
});
