import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartupError } from '@valia/db/embedded/startup-error.ts';
import { InvalidEnvError, readEnv } from '../settings/env.ts';
import { backUp } from './back-up.ts';
import type { Manifest } from './write-backup.ts';
import { databaseProblems, describeFingerprint } from './database-fingerprint.ts';
import { restore } from './restore.ts';

const repositoryRoot = resolve(import.meta.dirname, '../../../..');
const settingsFile = join(process.cwd(), '.env');

const describeBackup = ({ figures, files }: Manifest): string => {
  const count = Object.values(files).filter((hash) => hash !== null).length;
  return `${describeFingerprint(figures)}, ${String(count)} files`;
};

const faultsOfBackup = ({ figures, lostFiles }: Manifest): string[] => [
  ...databaseProblems(figures),
  ...lostFiles.map((key) => `Stored file ${key} is missing or damaged.`),
];

const makeBackup = async (folder: string): Promise<string[]> => {
  const env = readEnv(process.env);
  const manifest = await backUp({ env, repositoryRoot, folder });
  process.stdout.write(`Backed up to ${resolve(folder)}: ${describeBackup(manifest)}.\n`);
  if (env.appSecret !== null) process.stdout.write('APP_SECRET is not in it: keep it elsewhere.\n');
  return faultsOfBackup(manifest);
};

const restoreBackup = async (folder: string): Promise<string[]> => {
  const { manifest, differences } = await restore({
    env: readEnv(process.env),
    repositoryRoot,
    folder,
  });
  process.stdout.write(
    `Restored what was backed up at ${manifest.madeAt}: ${describeBackup(manifest)}.\n`,
  );
  return [...differences, ...faultsOfBackup(manifest)];
};

/** Runs `pnpm db:backup FOLDER` and `pnpm db:restore FOLDER`; exits with code 1 when it reports a fault. */
const runCommand = async ([verb, folder]: readonly string[]): Promise<void> => {
  if ((verb !== 'backup' && verb !== 'restore') || folder === undefined)
    throw new StartupError(`Say the folder: pnpm db:${verb ?? 'backup'} FOLDER`);
  const faults = await (verb === 'backup' ? makeBackup(folder) : restoreBackup(folder));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
};

if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
try {
  await runCommand(process.argv.slice(2));
} catch (error) {
  const isRefusal = error instanceof InvalidEnvError || error instanceof StartupError;
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${isRefusal ? reason : `It failed: ${reason}`}\n`);
  process.exitCode = 1;
}
