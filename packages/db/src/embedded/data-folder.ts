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
import { StartupError } from './startup-error.ts';

/** Creates the folder when it is missing, and checks that this process can write into it. */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeTraversableFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartupError(
      `The data folder ${dataDir} cannot be written (${reason}). Give this account the right to write there, or start with another DATA_DIR.`,
      { cause: error },
    );
  }
}

/**
 * Creates the folder and its missing parents, whatever the umask: only for the owner, or, when created by root, so that
 * the database account can pass through without listing names.
 */
export function makeTraversableFolder(folder: string): void {
  if (existsSync(folder)) {
    return;
  }
  makeTraversableFolder(dirname(folder));
  mkdirSync(folder);
  chmodSync(folder, isRoot() ? 0o711 : 0o700);
}

/** Reads a secret from a file that only this account can read; creates it on first use. */
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

/**
 * A link appears together with its content and never replaces a file: a crash leaves no empty secret, and a second
 * starting process uses the first one's secret.
 */
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
