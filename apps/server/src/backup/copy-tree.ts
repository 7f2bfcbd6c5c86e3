import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, copyFile, lchown, mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatabaseAccount } from '@valia/db/embedded/database-account.ts';

/** The SHA-256 of each file below a folder, by its relative path; null for a subfolder. */
export type TreeHashes = Record<string, string | null>;

const bufferBytes = 1 << 20;

/** The SHA-256 of a file's current contents, which are flushed to the disk first. */
export const hashOfFile = async (path: string): Promise<string> => {
  const file = await open(path, 'r');
  try {
    await file.sync();
    const hash = createHash('sha256');
    const buffer = Buffer.alloc(bufferBytes);
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, bufferBytes);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(buffer.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
};

/** Every file and folder below this one, parents first. */
export const listTree = async (
  folder: string,
  isTaken: (path: string) => boolean = () => true,
): Promise<{ path: string; isFolder: boolean }[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .map((entry) => ({
      path: join(entry.parentPath, entry.name).slice(folder.length + 1),
      isFolder: entry.isDirectory(),
    }))
    .filter(({ path }) => isTaken(path))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
};

export interface CopyOptions {
  isTaken?: (path: string) => boolean;
  /** The owner of the copy. */
  account?: DatabaseAccount | null;
}

const own = async (path: string, account: DatabaseAccount | null | undefined): Promise<void> => {
  if (account) await lchown(path, account.uid, account.gid);
};

/** Copies a folder into one that does not exist yet, readable by its owner alone, and returns the hash of each file. */
export const copyTree = async (
  from: string,
  to: string,
  { isTaken, account }: CopyOptions = {},
): Promise<TreeHashes> => {
  await mkdir(to, { mode: 0o700 });
  const hashes: TreeHashes = {};
  for (const { path, isFolder } of await listTree(from, isTaken)) {
    const target = join(to, path);
    if (isFolder) {
      await mkdir(target, { mode: 0o700 });
      hashes[path] = null;
    } else {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await copyFile(join(from, path), target, constants.COPYFILE_EXCL);
      await chmod(target, 0o600);
      hashes[path] = await hashOfFile(target);
    }
    await own(target, account);
  }
  await own(to, account);
  return hashes;
};

/** The differences between the tree now and the hashes taken earlier, one sentence each. */
export const treeDifferences = (written: TreeHashes, found: TreeHashes, name: string): string[] =>
  Object.entries(written).flatMap(([path, hash]) => {
    if (found[path] === hash) return [];
    return [`${name}/${path} is ${path in found ? 'damaged' : 'missing'} in the backup`];
  });
