import { openSync, rmSync } from 'node:fs';

/**
 * Opens a new, empty file for this account alone. Whatever lay there goes first: in a folder of another
 * account that may be a link to a file which only root could write.
 */
export function openNewFile(file: string): number {
  rmSync(file, { force: true });
  return openSync(file, 'wx', 0o600);
}
