import { describe, expect, test } from 'vitest';
import { missingPasswordRequirements, undisguisePassword } from './password-policy.ts';

describe('a password that replaces another one', () => {
  test.each([
    ['', ['length', 'upper', 'lower', 'digit', 'special']],
    ['Aa1!aaa', ['length']],
    ['aa1!aaaa', ['upper']],
    ['AA1!AAAA', ['lower']],
    ['Aaa!aaaa', ['digit']],
    ['Aa1aaaaa', ['special']],
    ['Aa1aaaa ', ['special']],
    ['Ñandú-2026', []],
    ['Ж-жук-кот-12', []],
    ['Aa1!😀😀😀', ['length']],
  ])('%j lacks %j', (password, missing) => {
    expect(missingPasswordRequirements(password)).toEqual(
      missing.map((name) => `password-needs-${name}`),
    );
  });

  test('may be longer than anybody types', () => {
    expect(missingPasswordRequirements(`Aa1!${'x'.repeat(900)}`)).toEqual([]);
  });

  test('is looked at without its dress', () => {
    expect(undisguisePassword('P@ssw0rd1!')).toContain('password');
    expect(undisguisePassword('Dragon2026')).toContain('dragon');
    expect(undisguisePassword('Dragon-20261121!')).not.toContain('dragon');
  });
});
