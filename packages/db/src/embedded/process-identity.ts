import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const startTimeField = 19;

/**
 * A text that stays the same while this process lives and differs for a later process with the same id; null when no
 * such process is alive.
 */
export function processIdentity(pid: number): string | null {
  if (!existsSync('/proc/self/stat')) {
    return identityFromPs(pid);
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name, in parentheses, may contain spaces, so fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isZombie = fields[0] === 'Z';
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return isZombie ? null : `${bootId}:${fields[startTimeField] ?? ''}`;
  } catch {
    return null;
  }
}

function identityFromPs(pid: number): string | null {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}
