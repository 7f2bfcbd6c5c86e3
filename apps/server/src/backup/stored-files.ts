import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '@valia/db/client.ts';
import { files } from '@valia/db/schema/valuations/files.ts';
import { asc } from 'drizzle-orm';
import { copyTree, hashOfFile, listTree, type TreeHashes } from './copy-tree.ts';

/** The name of a file that is still being written contains a dot; no key contains one. */
const isWhole = (path: string): boolean => !path.includes('.');

export const copyStoredFiles = async (filesDir: string, to: string): Promise<TreeHashes> => {
  await mkdir(filesDir, { recursive: true, mode: 0o700 });
  return copyTree(filesDir, to, { isTaken: isWhole });
};

/** Keys of files that the database knows but that are missing among those given, or have other contents. */
export const findLostFiles = async (db: Database, held: TreeHashes): Promise<string[]> => {
  const rows = await db
    .select({ key: files.storageKey, sha256: files.sha256 })
    .from(files)
    .orderBy(asc(files.storageKey));
  return rows.flatMap(({ key, sha256 }) => (held[key] === sha256 ? [] : [key]));
};

/** Adds a backup's files to the existing ones, which the database may still refer to. */
export const addStoredFiles = async (
  from: string,
  filesDir: string,
  written: TreeHashes,
): Promise<void> => {
  await mkdir(filesDir, { recursive: true, mode: 0o700 });
  for (const [path, hash] of Object.entries(written)) {
    const target = join(filesDir, path);
    if (hash === null || (existsSync(target) && (await hashOfFile(target)) === hash)) continue;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(join(from, path), target);
  }
};

/** The current hashes of the stored files that a backup contains. */
export const hashStoredFiles = async (
  filesDir: string,
  written: TreeHashes,
): Promise<TreeHashes> => {
  const hashes: TreeHashes = {};
  for (const { path, isFolder } of await listTree(filesDir))
    if (!isFolder && path in written) hashes[path] = await hashOfFile(join(filesDir, path));
  return hashes;
};

/** Removes the files that are not in the backup: no row refers to them any more. */
export const removeFilesNotInBackup = async (
  filesDir: string,
  written: TreeHashes,
): Promise<void> => {
  for (const { path, isFolder } of await listTree(filesDir))
    if (!isFolder && !(path in written)) await rm(join(filesDir, path), { force: true });
};
