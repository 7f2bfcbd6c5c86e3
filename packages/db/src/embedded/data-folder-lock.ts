import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from './process-identity.ts';
import { StartupError } from './startup-error.ts';

export interface DataFolderLock {
  release: () => void;
}

/**
 * Locks the folder, so that only this process uses it. Takes over the lock of a dead process; throws `StartupError`
 * when the process of the lock is alive.
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  const lockFile = join(dataDir, 'lock');
  const claim = `${process.pid} ${processIdentity(process.pid) ?? ''}\n`;
  const claimFile = `${lockFile}.${process.pid}`;
  writeFileSync(claimFile, claim, { mode: 0o600 });
  try {
    if (!placeClaim(claimFile, lockFile)) {
      removeStaleLock(lockFile, dataDir);
      if (!placeClaim(claimFile, lockFile)) {
        throw refusal(dataDir, readHolder(lockFile)?.pid ?? null);
      }
    }
  } finally {
    rmSync(claimFile, { force: true });
  }
  return { release: () => releaseLock(lockFile, claim) };
}

/**
 * A link appears together with its content and never replaces a file, so only one of two starting processes succeeds.
 */
function placeClaim(claimFile: string, lockFile: string): boolean {
  try {
    linkSync(claimFile, lockFile);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) {
      return false;
    }
    throw error;
  }
}

function removeStaleLock(lockFile: string, dataDir: string): void {
  const holder = readHolder(lockFile);
  if (holder === null) {
    return;
  }
  if (processIdentity(holder.pid) === holder.identity) {
    throw refusal(dataDir, holder.pid);
  }
  const aside = `${lockFile}.stale.${process.pid}`;
  try {
    renameSync(lockFile, aside);
  } catch (error) {
    // Another starting process removed the lock first; the next claim decides which process locks the folder.
    if (isCode(error, 'ENOENT')) {
      return;
    }
    throw error;
  }
  // Another starting process may have replaced the stale lock in between; its new lock is put back.
  const moved = readFileSync(aside, 'utf8');
  if (moved !== holder.text) {
    placeClaim(aside, lockFile);
  }
  rmSync(aside, { force: true });
}

interface Holder {
  pid: number;
  identity: string;
  text: string;
}

function readHolder(lockFile: string): Holder | null {
  try {
    const text = readFileSync(lockFile, 'utf8');
    const [pid = '', ...identity] = text.trim().split(' ');
    return { pid: Number(pid), identity: identity.join(' '), text };
  } catch (error) {
    if (isCode(error, 'ENOENT')) {
      return null;
    }
    throw error;
  }
}

function releaseLock(lockFile: string, claim: string): void {
  if (readHolder(lockFile)?.text === claim) {
    rmSync(lockFile, { force: true });
  }
}

function refusal(dataDir: string, pid: number | null): StartupError {
  const holder = pid === null ? 'another process' : `process ${pid}`;
  return new StartupError(
    `The data folder ${dataDir} is in use by ${holder}. Stop that one first, or start with another DATA_DIR.`,
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
