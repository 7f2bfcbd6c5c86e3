import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PostmasterFile {
  pid: number;
  isReady: boolean;
}

const statusLine = 7;

/** The content of `postmaster.pid`, written by a running (or killed) server; null when there is no such file. */
export function readPostmasterFile(clusterFolder: string): PostmasterFile | null {
  try {
    const lines = readFileSync(join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0
      ? { pid, isReady: lines[statusLine]?.trim() === 'ready' }
      : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return null;
    }
    throw error;
  }
}
