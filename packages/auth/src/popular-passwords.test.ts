import { describe, expect, test } from 'vitest';
import { isPopularPassword } from './popular-passwords.ts';
import data from './popular-passwords-data.json' with { type: 'json' };

describe('the commonest passwords', () => {
  test('are ten thousand different ones', () => {
    const list = data.passwords.split(' ');
    expect(list).toHaveLength(10_000);
    expect(new Set(list).size).toBe(10_000);
  });

  test.each(['123456', 'Password', 'P@ssw0rd1!', 'Qwerty123!', 'Dragon-26'])(
    'have %s',
    (password) => {
      expect(isPopularPassword(password)).toBe(true);
    },
  );

  test.each(['Balance-de-noviembre-26', 'Tres-Tigres-Tristes-7', 'Girona#Alba9'])(
    'do not have %s',
    (password) => {
      expect(isPopularPassword(password)).toBe(false);
    },
  );
});
