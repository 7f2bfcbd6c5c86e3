import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { processIdentity } from './process-identity.ts';

/** `other`: nobody, or a program that is certainly no server of this cluster. */
export type ServerVerdict = 'server' | 'other' | 'unknown';

/** What the system shows of a process; each throws where it may not be seen. */
export interface ProcessView {
  /** Whether something runs under the number; null when that cannot be told. */
  runs: (pid: number) => boolean | null;
  /** The folder it works in: hidden from root itself in a container without CAP_SYS_PTRACE. */
  folder: (pid: number) => string;
  /** Its command line, word by word. */
  command: (pid: number) => string[];
}

const linuxView: ProcessView = {
  runs: (pid) => {
    if (processIdentity(pid) !== null) {
      return true;
    }
    // Mounted with hidepid, /proc has no entry for processes of others.
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
    // Its words are not told apart, and folders may hold blanks: our own start names the folder first, then settings.
    const folder = / -D (.*?) -c /.exec(askPs('command=', pid))?.[1];
    return [askPs('comm=', pid), ...(folder === undefined ? [] : ['-D', folder])];
  },
};

/** Whether the process is the PostgreSQL server of this cluster folder: it works inside it, or was started on it. */
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
  // A folder that is no longer there was moved, perhaps to this very place.
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
