import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
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
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  if (known !== null && known !== '') {
    return known;
  }
  if (known === '') {
    rmSync(file, { force: true });
  }
  placeSecret(file);
  return readFileSync(file, 'utf8').trim();
}

/** A link appears with its content at once and never replaces: a crash leaves no empty secret, a second starter takes the first one's. */
function placeSecret(file: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    writeFileSync(aside, `${randomBytes(32).toString('base64url')}\n`, {
      mode: 0o600,
      flush: true,
    });
    linkSync(aside, file);
  } catch (error) {
    if (!existsSync(file)) {
      throw error;
    }
  } finally {
    rmSync(aside, { force: true });
  }
}
