import { describe, expect, test } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

describe('a password hash', () => {
  test('is argon2id with 19 MiB, two passes, one lane', async () => {
    const hasher = createPasswordHasher();
    expect(await hasher.hash('clave larga')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('fits its own password alone, with every character of it', async () => {
    const hasher = createPasswordHasher();
    const password = ' ñandú 🔑'.padEnd(200, 'x');
    const stored = await hasher.hash(password);
    expect(await hasher.verify(stored, password)).toBe(true);
    expect(await hasher.verify(stored, password.trim())).toBe(false);
    expect(await hasher.verify(stored, `${password}y`)).toBe(false);
  });

  test('fits the same text however a keyboard composes it', async () => {
    const hasher = createPasswordHasher();
    const stored = await hasher.hash('Contrase\u00f1a ｎúmero ①');
    expect(await hasher.verify(stored, 'Contrasen\u0303a número 1')).toBe(true);
    expect(await hasher.verify(await hasher.hash('n\u0303andu'), '\u00f1andu')).toBe(true);
  });

  test('of nobody is never matched, not even by the text it was made of', async () => {
    const hasher = createPasswordHasher();
    expect(await hasher.verify(null, 'nobody has this password')).toBe(false);
  });

  test('is refused as unavailable when too many wait, and the queue empties afterwards', async () => {
    const hasher = createPasswordHasher({ running: 1, waiting: 2 });
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => hasher.hash('clave')));
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(results[4]).toMatchObject({ reason: { code: 'unavailable' } });
    await expect(hasher.hash('clave')).resolves.toContain('argon2id');
  });
});
