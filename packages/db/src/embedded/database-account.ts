import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from './startup-error.ts';

/** The account that runs PostgreSQL when the product is started by root, because PostgreSQL refuses to run as root. */
export interface DatabaseAccount {
  uid: number;
  gid: number;
}

const candidateNames = ['postgres', '_postgres', 'nobody'];

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Null for an ordinary user, who runs the server under their own account. For root: the owner of an existing cluster,
 * otherwise the first account of the list that exists on the system.
 */
export function chooseDatabaseAccount(existingCluster: string): DatabaseAccount | null {
  if (!isRoot()) {
    return null;
  }
  if (existsSync(existingCluster)) {
    const { uid, gid } = statSync(existingCluster);
    if (uid !== 0) {
      return { uid, gid };
    }
  }
  for (const name of candidateNames) {
    const account = findAccount(name);
    if (account !== null) {
      return account;
    }
  }
  throw new StartupError(
    `PostgreSQL does not run as root, and this system has none of the accounts ${candidateNames.join(', ')} to run it as. Start as an ordinary user, or set DATABASE_URL.`,
  );
}

function findAccount(name: string): DatabaseAccount | null {
  try {
    const number = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: number('-u'), gid: number('-g') };
  } catch {
    return null;
  }
}

/** Whether the account may enter every existing parent folder of `path`. */
export function canReach(path: string, account: DatabaseAccount): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && !canEnter(folder, account)) {
      return false;
    }
    if (folder === dirname(folder)) {
      return true;
    }
  }
}

function canEnter(folder: string, { uid, gid }: DatabaseAccount): boolean {
  const stat = statSync(folder);
  if (stat.uid === uid) {
    return (stat.mode & 0o100) !== 0;
  }
  return (stat.mode & (stat.gid === gid ? 0o010 : 0o001)) !== 0;
}
