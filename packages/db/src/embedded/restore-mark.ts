import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupRefusal } from './startup-refusal.ts';

// Between the moves of a restore there is no database, and a start would make an empty one in its place.

const markOf = (dataDir: string): string => join(dataDir, 'restore-unfinished');

export const markRestore = (dataDir: string): void =>
  writeFileSync(markOf(dataDir), '', { mode: 0o600, flush: true });

export const unmarkRestore = (dataDir: string): void => rmSync(markOf(dataDir), { force: true });

export const refuseHalfRestored = (dataDir: string): void => {
  if (existsSync(markOf(dataDir)))
    throw new StartupRefusal(
      `A restore into ${dataDir} was broken off: run pnpm db:restore again, which puts the whole in its place.`,
    );
};
