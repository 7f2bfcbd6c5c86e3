import { execFileSync } from 'node:child_process';
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

  test('leaves nothing of a file that the system breaks off in its midst', () => {
    // The system writes 4 KiB of the file and refuses the rest, whichever account runs the test.
    const script = `import { createDiskFileStore } from '${join(import.meta.dirname, 'disk-file-store.ts')}';
      const store = createDiskFileStore(process.argv.at(-1));
      const refusal = await store.put('report', new Uint8Array(100_000)).catch(({ code }) => code);
      await store.put('short', new Uint8Array(100));
      process.stdout.write(refusal);`;
    const said = execFileSync(
      'sh',
      ['-c', 'trap "" XFSZ; ulimit -f 8; exec "$@"', 'sh', process.execPath]
        .concat('--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', script)
        .concat('--', folder),
      { encoding: 'utf8', env: { ...process.env, TSX_DISABLE_CACHE: '1' } },
    );
    expect(said.trim()).toBe('EFBIG');
    expect(readdirSync(folder)).toEqual(['short']);
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
