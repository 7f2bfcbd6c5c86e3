import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { secretFromFile } from './data-folder.ts';

describe('a secret in the data folder', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'valia-secret-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('is made once, for this account alone, and read from then on', () => {
    const file = join(folder, 'secret');
    const secret = secretFromFile(file);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(secretFromFile(file)).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secret']);
  });

  test('that a crash left empty is made anew', () => {
    const file = join(folder, 'secret');
    writeFileSync(file, '');
    expect(secretFromFile(file)).toMatch(/^[\w-]{43}$/);
  });
});
