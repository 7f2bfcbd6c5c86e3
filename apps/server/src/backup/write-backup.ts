import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '@valia/db/embedded/startup-error.ts';
import { z } from 'zod';
import { databaseFingerprintSchema } from './database-fingerprint.ts';

const hashes = z.record(z.string(), z.string().nullable());

const manifestSchema = z.strictObject({
  format: z.literal(1),
  madeAt: z.string(),
  /** The form of the database: files of the embedded server, or a dump that pg_restore reads. */
  kind: z.enum(['embedded', 'dump']),
  /** The major version of the server. */
  postgres: z.number(),
  figures: databaseFingerprintSchema,
  cluster: hashes,
  /** The SHA-256 of the dump; null when there is none. */
  dump: z.string().nullable(),
  files: hashes,
  /** Keys of stored files that were missing or damaged at the time of the backup. */
  lostFiles: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

const manifestName = 'manifest.json';

/** The paths of a backup's parts in its folder. */
export const backupPartPaths = (folder: string) => ({
  cluster: join(folder, 'cluster'),
  dump: join(folder, 'valia.dump'),
  files: join(folder, 'files'),
  secrets: join(folder, 'secrets'),
});

/**
 * Writes a backup under a temporary name and renames it once it is complete, so that an interrupted one is not taken
 * for a backup.
 */
export const writeBackup = async (
  folder: string,
  write: (unfinished: string) => Promise<Manifest>,
): Promise<Manifest> => {
  if (existsSync(folder))
    throw new StartupError(`${folder} is there already: name a folder that is not.`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(unfinished, { mode: 0o700 });
  try {
    const manifest = await write(unfinished);
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(join(unfinished, manifestName), text, { mode: 0o600, flush: true });
    await rename(unfinished, folder);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
};

export const readManifest = async (folder: string): Promise<Manifest> => {
  const file = join(folder, manifestName);
  if (!existsSync(file))
    throw new StartupError(
      `${folder} is no backup: it has no ${manifestName}. One that was broken off ends in .unfinished.`,
    );
  const read = manifestSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!read.success)
    throw new StartupError(`${file} cannot be read by this release: ${read.error.message}`);
  return read.data;
};
