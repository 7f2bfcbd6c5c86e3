import { closeSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openNewFile } from './open-new-file.ts';

test('a link in the way of a new file is replaced, and what it leads to stays as it was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'valia-new-'));
  try {
    const [victim, log] = [join(folder, 'victim'), join(folder, 'server.log')];
    writeFileSync(victim, 'precious');
    symlinkSync(victim, log);
    const descriptor = openNewFile(log);
    writeFileSync(descriptor, 'log');
    closeSync(descriptor);
    expect([readFileSync(victim, 'utf8'), readFileSync(log, 'utf8')]).toEqual(['precious', 'log']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
