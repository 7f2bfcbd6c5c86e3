import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { canReach, chooseDatabaseAccount } from './database-account.ts';
import type { DatabaseAccount } from './database-account.ts';
import {
  binariesInFolder,
  canExecute,
  copyPackagedBinaries,
  packagedBinaries,
} from './postgres-binaries.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { StartupError } from './startup-error.ts';

export interface ClusterLocation {
  /** The folder of the cluster, its log and an unfinished cluster of an interrupted start; owned by the account. */
  folder: string;
  account: DatabaseAccount | null;
  binaries: PostgresBinaries;
  /** Sentences for the operator about files that could not remain in the project's folder. */
  moves: string[];
}

export interface ClusterLocationOptions {
  dataDir: string;
  resolveFrom: string;
  /** The folder where root puts files that the database account cannot reach inside the project. */
  sharedFolder: string;
  /** A folder with other PostgreSQL binaries to use instead of the packaged ones. */
  binariesFolder?: string | undefined;
}

/** Decides the folder of the cluster, its account and its binaries. */
export function chooseClusterLocation(options: ClusterLocationOptions): ClusterLocation {
  const dataDir = realpathSync(options.dataDir);
  const inPlace = join(dataDir, 'postgres');
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const movedFolder = join(options.sharedFolder, hash, 'postgres');
  const account = chooseDatabaseAccount(existsSync(movedFolder) ? movedFolder : inPlace);
  const moves: string[] = [];
  const folder = account === null ? inPlace : reachableFolder(inPlace, movedFolder, account);
  if (folder === movedFolder) {
    moves.push(
      `PostgreSQL cannot run as root, and the account it runs as cannot enter ${dataDir}: its data lies in ${movedFolder}.`,
    );
  }
  return { folder, account, binaries: chooseBinaries(options, account, moves), moves };
}

function reachableFolder(inPlace: string, moved: string, account: DatabaseAccount): string {
  if (existsSync(moved)) {
    return moved;
  }
  if (canReach(inPlace, account)) {
    return inPlace;
  }
  if (existsSync(inPlace)) {
    throw new StartupError(
      `The database in ${inPlace} belongs to the account with number ${account.uid}, which can no longer enter that folder. Let it pass through the folders above, or start with another DATA_DIR.`,
    );
  }
  return moved;
}

function chooseBinaries(
  options: ClusterLocationOptions,
  account: DatabaseAccount | null,
  moves: string[],
): PostgresBinaries {
  if (options.binariesFolder !== undefined) {
    return binariesInFolder(options.binariesFolder);
  }
  const packaged = packagedBinaries(options.resolveFrom);
  if (canExecute(packaged, account)) {
    return packaged;
  }
  if (account === null) {
    throw new StartupError(`The embedded PostgreSQL cannot be executed: ${packaged.postgres}.`);
  }
  moves.push(`Its program files were copied to ${options.sharedFolder} for the same reason.`);
  return copyPackagedBinaries(options.resolveFrom, options.sharedFolder);
}
