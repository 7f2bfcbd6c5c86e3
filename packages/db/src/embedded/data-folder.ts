import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { isRoot } from './database-account.ts';
import { StartupRefusal } from './startup-refusal.ts';

/** Makes the folder when it is missing, and makes sure that this process can write into it. */
export function prepareDataFolder(dataDir: string): void {
  try {
    makePassableFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartupRefusal(
      `The data folder ${dataDir} cannot be written (${reason}). Give this account the right to write there, or start with another DATA_DIR.`,
      { cause: error },
    );
  }
}

/**
 * Makes the folder and its missing parents, whatever the umask: for the owner alone,
 * or, made by root, for the database account to pass through without seeing names.
 */
export function makePassableFolder(folder: string): void {
  if (existsSync(folder)) {
    return;
  }
  makePassableFolder(dirname(folder));
  mkdirSync(folder);
  chmodSync(folder, isRoot() ? 0o711 : 0o700);
}

/** Reads a secret that only this account can read; makes it on first use. */
export function secretFromFile(file: string): string {
  if (!existsSync(file)) {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}
