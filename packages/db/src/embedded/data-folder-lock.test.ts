import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';
import { processIdentity } from './process-identity.ts';
import { StartupError } from './startup-error.ts';

const neverAProcess = 2 ** 22 + 1;

describe('the lock of a data folder', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'valia-lock-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const writeLock = (text: string) => writeFileSync(join(folder, 'lock'), text);

  test('is taken once, named when it is held, and free again after its release', () => {
    const lock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(
      `The data folder ${folder} is in use by process ${process.pid}`,
    );
    lock.release();
    lockDataFolder(folder).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of a dead process is taken over', () => {
    writeLock(`${neverAProcess} some-boot:1\n`);
    lockDataFolder(folder);
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toContain(String(process.pid));
  });

  test('of an earlier process whose number now belongs to another one is taken over', () => {
    writeLock(`${process.ppid} some-boot:1\n`);
    expect(() => lockDataFolder(folder)).not.toThrow();
  });

  test('of a live process is refused', () => {
    writeLock(`${process.ppid} ${processIdentity(process.ppid) ?? ''}\n`);
    expect(() => lockDataFolder(folder)).toThrow(StartupError);
  });

  test('that is empty or holds nonsense is taken over', () => {
    writeLock('');
    expect(() => lockDataFolder(folder)).not.toThrow();
  });

  test('is not released by one who no longer holds it', () => {
    const lock = lockDataFolder(folder);
    writeLock('1 other\n');
    lock.release();
    expect(readdirSync(folder)).toEqual(['lock']);
  });
});
