import { openSync, rmSync } from 'node:fs';

/**
 * Opens a new, empty file that only this account can read. An existing file is removed first: in a folder of another
 * account it may be a link to a file that only root could write.
 */
export function openNewFile(file: string): number {
  rmSync(file, { force: true });
  return openSync(file, 'wx', 0o600);
}
