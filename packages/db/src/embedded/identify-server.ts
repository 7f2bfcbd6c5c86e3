import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { processIdentity } from './process-identity.ts';

/** `other`: no process, or a program that is certainly not a server of this cluster. */
export type ServerVerdict = 'server' | 'other' | 'unknown';

/** What the system shows about a process; each function throws when it is not permitted to see it. */
export interface ProcessView {
  /** Whether a process with this id is running; null when this cannot be determined. */
  runs: (pid: number) => boolean | null;
  /** The working directory of the process: hidden even from root in a container without CAP_SYS_PTRACE. */
  folder: (pid: number) => string;
  /** The command line of the process, as a list of words. */
  command: (pid: number) => string[];
}

const linuxView: ProcessView = {
  runs: (pid) => {
    if (processIdentity(pid) !== null) {
      return true;
    }
    // When mounted with hidepid, /proc has no entry for processes of other users.
    return existsSync(`/proc/${pid}`) || !answersSignals(pid) ? false : null;
  },
  folder: (pid) => readlinkSync(`/proc/${pid}/cwd`),
  command: (pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'),
};

const psView: ProcessView = {
  runs: (pid) => processIdentity(pid) !== null,
  folder: () => {
    throw new Error('ps does not show it');
  },
  command: (pid) => {
    // ps does not separate the words, and folders may contain spaces. Our own start passes the folder first, then
    // settings.
    const folder = / -D (.*?) -c /.exec(askPs('command=', pid))?.[1];
    return [askPs('comm=', pid), ...(folder === undefined ? [] : ['-D', folder])];
  },
};

/**
 * Whether the process is the PostgreSQL server of this cluster folder: its working directory is this folder, or it was
 * started on it.
 */
export function identifyServer(
  pid: number,
  clusterFolder: string,
  view: ProcessView = existsSync('/proc/self/stat') ? linuxView : psView,
): ServerVerdict {
  const runs = view.runs(pid);
  if (runs !== true) {
    return runs === null ? 'unknown' : 'other';
  }
  const folder = seen(() => view.folder(pid));
  if (folder !== null) {
    return folder === realpathSync(clusterFolder) ? 'server' : 'other';
  }
  const command = seen(() => view.command(pid));
  return command === null ? 'unknown' : tellByCommand(command, clusterFolder);
}

function tellByCommand(command: string[], clusterFolder: string): ServerVerdict {
  const [program = ''] = command;
  if (!basename(program).startsWith('postgres')) {
    return 'other';
  }
  const named = command[command.indexOf('-D') + 1];
  // A folder that no longer exists was moved, perhaps to this very place.
  if (!command.includes('-D') || named === undefined || !existsSync(named)) {
    return 'unknown';
  }
  return realpathSync(named) === realpathSync(clusterFolder) ? 'server' : 'other';
}

function askPs(column: string, pid: number): string {
  return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim();
}

function answersSignals(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function seen<Value>(look: () => Value): Value | null {
  try {
    return look();
  } catch {
    return null;
  }
}
