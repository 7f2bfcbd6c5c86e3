import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const program = process.env['SOFFICE_PATH'] ?? 'soffice';
const longestMs = 300_000;

/** Converts files to another format by LibreOffice, with a separate profile in a folder. */
export const libreOfficeConverter =
  (workspace: string) =>
  (kind: string, files: readonly string[], folder: string): void => {
    mkdirSync(folder, { recursive: true });
    const profile = `-env:UserInstallation=file://${join(workspace, 'profile')}`;
    execFileSync(
      program,
      [profile, '--headless', '--norestore', '--convert-to', kind, '--outdir', folder, ...files],
      { timeout: longestMs, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  };
