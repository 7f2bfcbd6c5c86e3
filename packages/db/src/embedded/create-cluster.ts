import { execFile } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ClusterPlace } from './cluster-place.ts';
import type { DatabaseAccount } from './database-account.ts';
import { makePassableFolder } from './data-folder.ts';
import { StartupRefusal } from './startup-refusal.ts';

export const clusterUser = 'valia';

const run = promisify(execFile);

/**
 * Makes the cluster when there is none; returns whether it did.
 * It is built aside and renamed, so that an interrupted first start leaves no half cluster.
 */
export async function createCluster(
  { folder, account, binaries }: ClusterPlace,
  password: string,
  isDurable: boolean,
): Promise<boolean> {
  const cluster = join(folder, 'cluster');
  makeOwnFolder(folder, account);
  if (existsSync(cluster)) {
    return false;
  }
  const unfinished = join(folder, 'cluster.unfinished');
  const passwordFile = join(folder, 'initial-password');
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(passwordFile, account);
  try {
    await run(
      binaries.initdb,
      [
        `--pgdata=${unfinished}`,
        `--username=${clusterUser}`,
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale-provider=icu',
        '--icu-locale=es',
        `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
        ...(isDurable ? [] : ['--no-sync']),
      ],
      { ...account, cwd: '/', env: serverEnvironment() },
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupRefusal(`The database could not be created in ${folder}: ${reason}`, {
      cause: error,
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, cluster);
  return true;
}

/** Refuses a cluster that another major version made: its files cannot be read by this one. */
export function checkClusterVersion(cluster: string, serverMajor: string): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (made !== serverMajor) {
    throw new StartupRefusal(
      `The database in ${cluster} was made by PostgreSQL ${made}; this version of the product brings PostgreSQL ${serverMajor}. Keep the folder, and start with another DATA_DIR.`,
    );
  }
}

/** The environment of initdb and the server: nothing of ours, in particular no PG* variables. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };
}

function makeOwnFolder(folder: string, account: DatabaseAccount | null): void {
  try {
    if (!existsSync(folder)) {
      makePassableFolder(dirname(folder));
      mkdirSync(folder, { mode: 0o700 });
      giveTo(folder, account);
    }
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupRefusal(
      `The database folder ${folder} cannot be used by this account. It was made by another one: start as that one, or with another DATA_DIR.`,
      { cause: error },
    );
  }
}

function giveTo(path: string, account: DatabaseAccount | null): void {
  if (account !== null) {
    chownSync(path, account.uid, account.gid);
  }
}
