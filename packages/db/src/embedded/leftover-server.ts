import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readPostmasterFile } from './postmaster-file.ts';
import { processIdentity } from './process-identity.ts';
import { identifyServer } from './identify-server.ts';
import { StartupError } from './startup-error.ts';
import { stopServer } from './stop-server.ts';

/**
 * Stops the server that a killed process left running on this cluster; returns whether there was one. Its clients ended
 * with that process, so a fast, orderly shutdown loses no acknowledged data.
 */
export async function stopLeftoverServer(clusterFolder: string): Promise<boolean> {
  const left = readPostmasterFile(clusterFolder);
  if (left === null) {
    return false;
  }
  const { pid } = left;
  const file = join(clusterFolder, 'postmaster.pid');
  const verdict = identifyServer(pid, clusterFolder);
  if (verdict === 'unknown') {
    throw new StartupError(
      `Process ${pid}, which ${file} names, may be a PostgreSQL server on this data: this account may not look. End it if it is one; if it is another program, remove that file. Then start again.`,
    );
  }
  if (verdict === 'other') {
    // The process id now belongs to no process or to an unrelated one, which PostgreSQL would mistake for a
    // server.
    rmSync(file, { force: true });
    return false;
  }
  const identity = processIdentity(pid);
  await stopServer({
    pid,
    clusterFolder,
    isGone: () => processIdentity(pid) !== identity,
    signal: (name) => sendSignal(pid, name),
  });
  return true;
}

function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') {
      return false;
    }
    throw error;
  }
}
