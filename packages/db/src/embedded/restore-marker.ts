import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from './startup-error.ts';

// This file marks an unfinished restore: between its moves there is no database, and a start would create an
// empty one in its place.

const markOf = (dataDir: string): string => join(dataDir, 'restore-unfinished');

export const writeRestoreMarker = (dataDir: string): void =>
  writeFileSync(markOf(dataDir), '', { mode: 0o600, flush: true });

export const removeRestoreMarker = (dataDir: string): void =>
  rmSync(markOf(dataDir), { force: true });

export const refuseHalfRestoredCluster = (dataDir: string): void => {
  if (existsSync(markOf(dataDir)))
    throw new StartupError(
      `A restore into ${dataDir} was broken off: run pnpm db:restore again, which puts the whole in its place.`,
    );
};
