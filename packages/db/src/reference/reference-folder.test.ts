import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceFolder } from './reference-folder.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'valia-reference-'));
  const folder = join(root, 'packages/db/reference/templates/es');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'teaser.md'), '# Perfil\r\n\r\nUna frase.\r\n');
});
afterAll(() => rmSync(root, { recursive: true }));

test('a clone with the line ends of another system gives the same text', () => {
  const read = referenceFolder(root);
  expect(read('templates/es/teaser.md')).toBe('# Perfil\n\nUna frase.\n');
});

test('a file that is missing is named', () => {
  expect(() => referenceFolder(root)('templates/library.json')).toThrow('templates/library.json');
});
