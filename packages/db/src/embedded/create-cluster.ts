import { execFile } from 'node:child_process';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fchownSync,
  lchownSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ClusterLocation } from './cluster-location.ts';
import type { DatabaseAccount } from './database-account.ts';
import { makeTraversableFolder } from './data-folder.ts';
import { openNewFile } from './open-new-file.ts';
import { StartupError } from './startup-error.ts';

export const clusterUser = 'valia';

const run = promisify(execFile);

/**
 * Creates the cluster when there is none. It is built in a separate folder and renamed, so that an interrupted first
 * start leaves no incomplete cluster.
 */
export async function createCluster(
  { folder, account, binaries }: ClusterLocation,
  password: string,
  isDurable: boolean,
): Promise<void> {
  const cluster = join(folder, 'cluster');
  makeOwnedFolder(folder, account);
  if (existsSync(cluster)) {
    return;
  }
  const unfinished = join(folder, 'cluster.unfinished');
  const passwordFile = join(folder, 'initial-password');
  try {
    // Runs as the account that owns the folder: as root it would follow links that this account put there.
    await run('rm', ['-rf', '--', unfinished], { ...account, cwd: '/' });
    writePasswordFile(passwordFile, password, account);
    const initdb = run(
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
    const stopAtExit = () => initdb.child.kill();
    process.once('exit', stopAtExit);
    await initdb.finally(() => process.off('exit', stopAtExit));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The database could not be created in ${folder}: ${reason}`, {
      cause: error,
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, cluster);
}

/** The environment of initdb and the server: none of our own variables, in particular no PG* variables. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };
}

export function makeOwnedFolder(folder: string, account: DatabaseAccount | null): void {
  try {
    if (!existsSync(folder)) {
      makeTraversableFolder(dirname(folder));
      mkdirSync(folder, { mode: 0o700 });
      if (account !== null) {
        lchownSync(folder, account.uid, account.gid);
      }
    }
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(
      `The database folder ${folder} cannot be used by this account. It was made by another one: start as that one, or with another DATA_DIR.`,
      { cause: error },
    );
  }
}

function writePasswordFile(file: string, password: string, account: DatabaseAccount | null): void {
  const descriptor = openNewFile(file);
  try {
    writeFileSync(descriptor, password);
    if (account !== null) {
      fchownSync(descriptor, account.uid, account.gid);
    }
  } finally {
    closeSync(descriptor);
  }
}
