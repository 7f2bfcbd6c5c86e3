import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '@valia/db/client.ts';
import { files } from '@valia/db/schema/valuations/files.ts';
import { asc } from 'drizzle-orm';
import { copyTree, hashOfFile, listTree, type TreeHashes } from './copy-tree.ts';

/** A file that is still being written has a dot in its name, as no key has. */
const isWhole = (path: string): boolean => !path.includes('.');

export const copyStoredFiles = async (filesDir: string, to: string): Promise<TreeHashes> => {
  await mkdir(filesDir, { recursive: true, mode: 0o700 });
  return copyTree(filesDir, to, { isTaken: isWhole });
};

/** Keys of files that the database knows and that are missing, or hold something else, among those given. */
export const lostFilesAmong = async (db: Database, held: TreeHashes): Promise<string[]> => {
  const rows = await db
    .select({ key: files.storageKey, sha256: files.sha256 })
    .from(files)
    .orderBy(asc(files.storageKey));
  return rows.flatMap(({ key, sha256 }) => (held[key] === sha256 ? [] : [key]));
};

/** Puts a backup's files beside those that are there, which the database may still name. */
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

/** What each file of a backup holds in the folder now. */
export const hashStoredFiles = async (
  filesDir: string,
  written: TreeHashes,
): Promise<TreeHashes> => {
  const hashes: TreeHashes = {};
  for (const { path, isFolder } of await listTree(filesDir))
    if (!isFolder && path in written) hashes[path] = await hashOfFile(join(filesDir, path));
  return hashes;
};

/** Removes what is not in the backup: no row names it any more. */
export const removeOtherFiles = async (filesDir: string, written: TreeHashes): Promise<void> => {
  for (const { path, isFolder } of await listTree(filesDir))
    if (!isFolder && !(path in written)) await rm(join(filesDir, path), { force: true });
};
