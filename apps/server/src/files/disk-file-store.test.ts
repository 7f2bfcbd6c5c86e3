import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDiskFileStore } from './disk-file-store.ts';

describe('the file store on disk', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'valia-files-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('gives back what was put, and leaves nothing half written beside it', async () => {
    const store = createDiskFileStore(folder);
    const bytes = new Uint8Array([0, 1, 255]);
    await store.put('reports/0a1b-2c', bytes);
    expect(new Uint8Array(await store.get('reports/0a1b-2c'))).toEqual(bytes);
    expect(readdirSync(join(folder, 'reports'))).toEqual(['0a1b-2c']);
  });

  test('says how much room there is before anything was put', async () => {
    const store = createDiskFileStore(join(folder, 'not', 'yet'));
    const space = await store.space?.();
    expect(space?.freeBytes).toBeGreaterThan(0);
    expect(space?.totalBytes).toBeGreaterThanOrEqual(space?.freeBytes ?? Infinity);
    // A full disk has no room for a folder either.
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each(['../secret', '/etc/passwd', 'a/../b', 'a//b', '', 'A', 'a\0b', '.hidden'])(
    'refuses the key %j, which could leave its folder',
    async (key) => {
      const store = createDiskFileStore(folder);
      await expect(store.get(key)).rejects.toThrow('A file key');
      await expect(store.put(key, new Uint8Array())).rejects.toThrow('A file key');
    },
  );
});
