import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const program = process.env['SOFFICE_PATH'] ?? 'soffice';
const longestMs = 300_000;

/** Has LibreOffice, with a profile of its own in a folder, open files and save them as another kind. */
export const officeIn =
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
