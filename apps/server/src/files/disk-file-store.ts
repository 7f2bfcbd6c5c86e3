import { randomUUID } from 'node:crypto';
import type { StatsFs } from 'node:fs';
import { mkdir, open, readFile, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '@valia/services/context/file-store.ts';

const keyPattern = /^[a-z0-9]+(?:[/-][a-z0-9]+)*$/;

/** Stores files below one folder, by key. A file appears complete and flushed to the disk, or not at all. */
export function createDiskFileStore(folder: string): FileStore {
  return {
    put: async (key, bytes) => {
      const file = pathOf(folder, key);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeWhole(file, bytes);
    },
    get: async (key) => readFile(pathOf(folder, key)),
    remove: async (key) => rm(pathOf(folder, key), { force: true }),
    space: async () => {
      const { bavail, blocks, bsize } = await diskOf(folder);
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    },
  };
}

/**
 * The folder is created with its first file, for which a full disk has no room. Until then the parent folder, which is
 * on the same disk, is checked.
 */
async function diskOf(folder: string): Promise<StatsFs> {
  try {
    return await statfs(folder);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing || dirname(folder) === folder) throw error;
    return diskOf(dirname(folder));
  }
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function pathOf(folder: string, key: string): string {
  if (!keyPattern.test(key)) {
    throw new Error('A file key holds small letters, digits, hyphens and slashes only.');
  }
  return join(folder, key);
}
